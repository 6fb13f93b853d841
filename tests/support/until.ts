import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until there is a result. */
export async function until<Result>(
  ask: () => Result | undefined | false | Promise<Result | undefined | false>,
  withinMs = 60_000,
  everyMs = 20,
): Promise<Result> {
  const since = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() - since > withinMs) throw new Error(`Still not so after ${withinMs} ms`);
    await sleep(everyMs);
  }
}
