import { setTimeout as sleep } from 'node:timers/promises';
import type { PageCache } from './page-cache.ts';
import type { MadePage } from './page-maker.ts';

/** At most this long is old content shown after newer content was loaded. */
const OUTDATED_MS = 2_000;
/** At most this long a start waits for the pages that are made before it. */
const START_MS = 10_000;
const MAX_REST_MS = 100;

type Deps = {
  version: string;
  cache: PageCache;
  isUnchanged: (address: string) => Promise<boolean>;
  /** Undefined if there is nothing to cache at the address any more. */
  make: (address: string) => Promise<MadePage | undefined>;
};

export type WantedBefore = () => Promise<string[]>;

// Remakes the cached pages that differ, the most wanted first; those not ready in time are made
// while the content is shown already. At a start, makes the pages that were wanted before it.
export async function preparePages(deps: Deps, wantedBefore: WantedBefore): Promise<void> {
  const { version, cache } = deps;
  const cached = cache.mostWanted();
  const end = performance.now() + (cached.length > 0 ? OUTDATED_MS : START_MS);
  const isInTime = () => performance.now() < end;
  // At a start there is nobody to leave time for.
  const restMs = cached.length > 0 ? MAX_REST_MS : 0;
  const unchanged: string[] = [];
  const waiting = cached.length > 0 ? [] : await wantedBefore();
  for (const address of cached) {
    const list = isInTime() && (await deps.isUnchanged(address)) ? unchanged : waiting;
    list.push(address);
  }
  const made = new Map<string, MadePage>();
  await forEachWithRests(waiting, restMs, isInTime, async (address) => {
    const page = await deps.make(address);
    if (page) made.set(address, page);
  });
  cache.show(version);
  for (const address of unchanged) cache.confirm(version, address);
  for (const [address, page] of made) cache.keep(version, address, page);
  void makeTheRest(deps, waiting);
}

async function makeTheRest(deps: Deps, waiting: string[]): Promise<void> {
  const { version, cache } = deps;
  const isShown = () => cache.isShown(version);
  await forEachWithRests(waiting, MAX_REST_MS, isShown, async (address) => {
    if (await deps.isUnchanged(address)) return cache.confirm(version, address);
    const page = await deps.make(address);
    if (page) cache.keep(version, address, page);
  });
}

async function forEachWithRests(
  waiting: string[],
  maxRestMs: number,
  goesOn: () => boolean,
  work: (address: string) => Promise<void>,
): Promise<void> {
  while (goesOn()) {
    const address = waiting.shift();
    if (address === undefined) return;
    const since = performance.now();
    // A page that fails is reported where it is made, and fails again for whoever asks for it.
    await work(address).catch(() => undefined);
    await sleep(Math.min(performance.now() - since, maxRestMs));
  }
}
