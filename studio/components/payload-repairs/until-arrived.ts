/** Marks what React puts in the place of a part that has not arrived yet. */
const LAZY = Symbol.for('react.lazy');

/** Waits for all parts of a server function's answer; parts that fail are left to React. */
export async function untilArrived(answer: unknown): Promise<void> {
  const seen = new Set<unknown>();
  for (let parts: unknown[] = [answer]; parts.length > 0;) {
    const onTheirWay = parts.flatMap((part) => missingParts(part, seen));
    const arrived = await Promise.allSettled(onTheirWay);
    parts = arrived.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
  }
}

function missingParts(part: unknown, seen: Set<unknown>): PromiseLike<unknown>[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  if (isThenable(part)) return [part];
  const isLazy = '$$typeof' in part && part.$$typeof === LAZY && '_payload' in part;
  if (isLazy) return isThenable(part._payload) ? [part._payload] : [];
  return Object.values(part).flatMap((value) => missingParts(value, seen));
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
