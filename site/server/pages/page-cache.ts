import { LRUCache } from 'lru-cache';
import type { IdleQueue } from '#server/work/idle-queue.ts';
import { shrink, type CachedResponse } from '#server/http/cached-response.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Responses may be tiny, so their number is bounded too. */
const CACHE_PAGES = 5_000;
/** A page shows the year, so it expires even if nothing changes. */
const CACHE_MS = 60 * 60 * 1000;
/** 404s and searches have endless addresses: a few are kept briefly, so a loop costs little. */
const BRIEF_KEPT = 200;
const BRIEF_MS = 10_000;

type Place = { version: string; address: string };

const keyOf = ({ version, address }: Place) => `${version} ${address}`;

/** Rendered pages, by content version and address. */
export class PageCache {
  readonly #idle: IdleQueue;
  readonly #pages = new LRUCache<string, CachedResponse>({
    max: CACHE_PAGES,
    maxSize: CACHE_BYTES,
    // A redirect has no bytes, but lru-cache requires a size of at least one.
    sizeCalculation: (answer) => answer.bytes + 1,
    ttl: CACHE_MS,
  });
  readonly #brief = new LRUCache<string, CachedResponse>({ max: BRIEF_KEPT, ttl: BRIEF_MS });
  /** The newest content version; only its pages are worth any work. */
  #version = '';

  constructor(idle: IdleQueue) {
    this.#idle = idle;
  }

  get(place: Place): CachedResponse | undefined {
    if (place.version !== this.#version) this.#forget(place.version);
    const key = keyOf(place);
    const answer = this.#pages.get(key) ?? this.#brief.get(key);
    if (answer) this.#idle.noteActivity();
    return answer;
  }

  /** Nobody asks for pages of former content: they would only take up memory for an hour. */
  #forget(version: string): void {
    this.#version = version;
    this.#pages.clear();
    this.#brief.clear();
  }

  keepBriefly(place: Place, answer: CachedResponse): void {
    this.#brief.set(keyOf(place), answer);
  }

  /** Caches a page, and compresses it as far as possible when the site is idle. */
  keep(place: Place, answer: CachedResponse): void {
    this.#idle.noteActivity();
    this.#pages.set(keyOf(place), answer);
    this.#idle.add(`page ${keyOf(place)}`, () => this.#shrink(place));
  }

  async #shrink(place: Place): Promise<void> {
    const key = keyOf(place);
    const answer = place.version === this.#version ? this.#pages.peek(key) : undefined;
    const smaller = answer && (await shrink(answer));
    // It may have been rendered again meanwhile.
    if (smaller && this.#pages.peek(key) === answer) {
      this.#pages.set(key, smaller, { noUpdateTTL: true });
    }
  }
}
