import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';

/** JSON.stringify that yields between the items of lists at the first and second level. */
export async function stringifyInSlices(value: unknown): Promise<string> {
  const yieldToEventLoop = createYieldToEventLoop();
  if (Array.isArray(value)) return stringifyList(value, yieldToEventLoop);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    const text = Array.isArray(part)
      ? await stringifyList(part, yieldToEventLoop)
      : JSON.stringify(part);
    // Undefined members are left out, as by JSON.stringify.
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
}

async function stringifyList(
  list: readonly unknown[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<string> {
  const texts: string[] = [];
  for (const item of list) {
    texts.push(JSON.stringify(item) ?? 'null');
    await yieldToEventLoop();
  }
  return `[${texts.join(',')}]`;
}
