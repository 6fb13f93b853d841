import { LRUCache } from 'lru-cache';
import type { QuietTime } from '../quiet-time.ts';
import { shrink, type Answer } from './answer.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Answers may be tiny; their number is bounded too. */
const CACHE_PAGES = 5_000;
/** A page shows the year, so it is made anew at times even if nothing changes. */
const CACHE_MS = 60 * 60 * 1000;
/** Misses and questions have endless addresses: a few are kept, briefly, so that a loop costs little. */
const BRIEF_KEPT = 200;
const BRIEF_MS = 10_000;

type Place = { version: string; address: string };

const keyOf = ({ version, address }: Place) => `${version} ${address}`;

/** Pages as they were made for a version of the content. */
export class PageCache {
  readonly #quiet: QuietTime;
  readonly #pages = new LRUCache<string, Answer>({
    max: CACHE_PAGES,
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer) => answer.bytes,
    ttl: CACHE_MS,
  });
  readonly #brief = new LRUCache<string, Answer>({ max: BRIEF_KEPT, ttl: BRIEF_MS });
  #version = '';
  #shrinking = Promise.resolve();

  constructor(quiet: QuietTime) {
    this.#quiet = quiet;
  }

  get(place: Place): Answer | undefined {
    this.#quiet.noise();
    const key = keyOf(place);
    return this.#pages.get(key) ?? this.#brief.get(key);
  }

  keepBriefly(place: Place, answer: Answer): void {
    this.#brief.set(keyOf(place), answer);
  }

  /** What will be sent often is made as small as can be, once nobody waits for anything else. */
  keep(place: Place, answer: Answer): void {
    this.#version = place.version;
    this.#pages.set(keyOf(place), answer);
    // If it cannot be made smaller, it stays as it is.
    this.#shrinking = this.#shrinking
      .then(() => this.#shrink(place, answer))
      .catch(() => undefined);
  }

  async #shrink(place: Place, answer: Answer): Promise<void> {
    const key = keyOf(place);
    const isWanted = () => place.version === this.#version && this.#pages.peek(key) === answer;
    if (isWanted()) await this.#quiet.wait();
    if (!isWanted()) return;
    const smaller = await shrink(answer);
    if (isWanted()) this.#pages.set(key, smaller, { ttl: this.#pages.getRemainingTTL(key) });
  }
}
