import { endOfClinicDay } from '@clinic/cms/clinic-config/clinic-time';
import { LRUCache } from 'lru-cache';
import type { IdleQueue } from '#server/work/idle-queue.ts';
import { shrink, type CachedResponse } from '#server/http/cached-response.ts';
import type { MadePage } from './page-maker.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Responses may be tiny, so their number is bounded too. */
const CACHE_PAGES = 5_000;
/** A page may depend on the date, so it is checked again after this time or when the day ends. */
const FRESH_MS = 60 * 60 * 1000;
/** Missing pages and searches have endless addresses: a few are kept briefly, against loops. */
const BRIEF_KEPT = 200;
const BRIEF_MS = 10_000;

type CachedPage = MadePage & {
  version: string;
  /** The page is known to show this content until then. */
  freshUntil: number;
  hits: number;
};

export class PageCache {
  readonly #idle: IdleQueue;
  readonly #pages = new LRUCache<string, CachedPage>({
    max: CACHE_PAGES,
    maxSize: CACHE_BYTES,
    // A redirect has no bytes, but lru-cache requires a size of at least one.
    sizeCalculation: ({ response }) => response.bytes + 1,
  });
  readonly #brief = new LRUCache<string, CachedResponse>({ max: BRIEF_KEPT, ttl: BRIEF_MS });
  /** The version of the content that is shown; pages of other versions are not kept. */
  #version: string | undefined;
  #dayEnds = 0;

  constructor(idle: IdleQueue) {
    this.#idle = idle;
  }

  get(version: string, address: string): CachedResponse | undefined {
    const now = this.#idle.noteActivity();
    const page = this.#pages.get(address);
    if (page?.version !== version || page.freshUntil < now) {
      return this.#brief.get(`${version} ${address}`);
    }
    page.hits += 1;
    return page.response;
  }

  /** The page at an address, whatever content it shows. */
  peek(address: string): MadePage | undefined {
    return this.#pages.peek(address);
  }

  isShown(version: string): boolean {
    return this.#version === undefined || this.#version === version;
  }

  show(version: string): void {
    this.#version = version;
    // What was wanted long ago counts less and less.
    for (const page of this.#pages.values()) page.hits /= 2;
  }

  mostWanted(): string[] {
    return [...this.#pages.entries()]
      .toSorted(([, a], [, b]) => b.hits - a.hits)
      .map(([address]) => address);
  }

  keepBriefly(version: string, address: string, response: CachedResponse): void {
    this.#brief.set(`${version} ${address}`, response);
  }

  /** The page is the same with this version of the content. */
  confirm(version: string, address: string): void {
    const page = this.#pages.peek(address);
    if (!page || !this.isShown(version)) return;
    page.version = version;
    page.freshUntil = this.#freshUntil();
  }

  keep(version: string, address: string, made: MadePage): void {
    // A page of older content answers only the request that it was made for.
    if (!this.isShown(version)) return;
    const hits = this.#pages.peek(address)?.hits ?? 0;
    this.#pages.set(address, { ...made, version, hits, freshUntil: this.#freshUntil() });
    this.#idle.add(`page ${address}`, () => this.#shrink(address));
  }

  forget(address: string): void {
    this.#pages.delete(address);
  }

  /** An hour from now, or the end of the day: by the wall clock, which may be set meanwhile. */
  #freshUntil(): number {
    const now = Date.now();
    if (now >= this.#dayEnds) this.#dayEnds = endOfClinicDay(new Date(now));
    return performance.now() + Math.min(FRESH_MS, this.#dayEnds - now);
  }

  async #shrink(address: string): Promise<void> {
    const before = this.#pages.peek(address)?.response;
    const response = before && (await shrink(before));
    const page = this.#pages.peek(address);
    // It may have been rendered again meanwhile.
    if (response && page?.response === before) this.#pages.set(address, { ...page, response });
  }
}
