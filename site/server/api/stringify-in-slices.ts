import { createBreather, type Breather } from '#content/yield-to-event-loop.ts';

/** As JSON.stringify, of whatever is JSON; long lists, at the top or just below, in slices. */
export async function stringifyInSlices(value: unknown): Promise<string> {
  const breathe = createBreather();
  if (Array.isArray(value)) return stringifyList(value, breathe);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    const text = Array.isArray(part) ? await stringifyList(part, breathe) : JSON.stringify(part);
    // As in any object, what is undefined is left out.
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
}

async function stringifyList(list: readonly unknown[], breathe: Breather): Promise<string> {
  const texts: string[] = [];
  for (const item of list) {
    texts.push(JSON.stringify(item) ?? 'null');
    await breathe();
  }
  return `[${texts.join(',')}]`;
}
