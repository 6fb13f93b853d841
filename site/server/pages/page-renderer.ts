import { LRUCache } from 'lru-cache';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { contentContext } from '../../app/content-context.ts';
import { localeOfPath } from '../../app/routing/href.ts';
import type { TrackingSettings } from '../../app/tracking/tracking-settings.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { pageSecurityPolicy } from '../security.ts';
import { makeAnswer, type Answer } from './answer.ts';
import { routesWanted } from './data-routes.ts';
import { deferHydration, withoutScripts, type FinishedPage } from './defer.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Answers may be tiny; their number is bounded too. */
const CACHE_PAGES = 5_000;
/** A page shows the year, so it is made anew at times even if nothing changes. */
const CACHE_MS = 60 * 60 * 1000;
/** Misses and questions have endless addresses: a few are kept, briefly, so that a loop costs little. */
const BRIEF_KEPT = 200;
const BRIEF_MS = 10_000;

const HTML = 'text/html; charset=utf-8';
const PAGE_CACHING = 'public, max-age=0, must-revalidate';
/** What someone searched for concerns nobody on the way. */
const QUESTION_CACHING = 'private, max-age=0, must-revalidate';

export type ServerBuildSource = ServerBuild | (() => Promise<ServerBuild>);

type Options = {
  build: ServerBuildSource;
  siteUrl: string;
  tracking: TrackingSettings;
  /** While developing, pages are made anew each time and their scripts run at once. */
  isDevelopment?: boolean;
};

/** Renders pages, and their data for client-side navigation, once per address and content version. */
export class PageRenderer {
  readonly #render: ReturnType<typeof createRequestHandler>;
  readonly #build: ServerBuildSource;
  readonly #siteUrl: string;
  readonly #tracking: TrackingSettings;
  readonly #isDevelopment: boolean;
  readonly #pages = new LRUCache<string, Answer>({
    max: CACHE_PAGES,
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer) => answer.bytes,
    ttl: CACHE_MS,
  });
  readonly #brief = new LRUCache<string, Answer>({ max: BRIEF_KEPT, ttl: BRIEF_MS });
  readonly #underway = new Map<string, Promise<Answer>>();

  constructor({ build, siteUrl, tracking, isDevelopment = false }: Options) {
    this.#render = createRequestHandler(build, isDevelopment ? 'development' : 'production');
    this.#build = build;
    this.#siteUrl = siteUrl;
    this.#tracking = tracking;
    this.#isDevelopment = isDevelopment;
  }

  /** A page that needs no work, if there is one. */
  cached(snapshot: Snapshot, address: string): Answer | undefined {
    const key = `${snapshot.version} ${address}`;
    return this.#pages.get(key) ?? this.#brief.get(key);
  }

  /** The page at an address; many visitors who ask for it at once wait for one rendering. */
  async page(snapshot: Snapshot, address: string): Promise<Answer> {
    const known = this.cached(snapshot, address);
    if (known) return known;
    const key = `${snapshot.version} ${address}`;
    const underway = this.#underway.get(key) ?? this.#make(snapshot, address, key);
    this.#underway.set(key, underway);
    return underway;
  }

  /** Which parts of a page a request for its data may ask for: see `data-routes.ts`. */
  async routesWanted(pathname: string, given: string | null): Promise<string | undefined> {
    const build = typeof this.#build === 'function' ? await this.#build() : this.#build;
    return routesWanted(build.routes, pathname, given);
  }

  /** A page that is never kept and never indexed, and runs no script. */
  async preview(snapshot: Snapshot, address: string): Promise<Answer> {
    const { status, html } = await this.#html(snapshot, address);
    const page = withoutScripts(html);
    return this.#answer(status, page, address, {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    });
  }

  async #make(snapshot: Snapshot, address: string, key: string): Promise<Answer> {
    try {
      const answer = address.split('?')[0]?.endsWith('.data')
        ? await this.#data(snapshot, address)
        : await this.#document(snapshot, address);
      if (this.#isDevelopment) return answer;
      if (answer.status === 404 || isQuestion(address)) this.#brief.set(key, answer);
      else if (answer.status < 400) this.#pages.set(key, answer);
      return answer;
    } finally {
      this.#underway.delete(key);
    }
  }

  async #document(snapshot: Snapshot, address: string): Promise<Answer> {
    const { status, html } = await this.#html(snapshot, address);
    if (this.#isDevelopment) return makeAnswer(status, { 'Content-Type': HTML }, Buffer.from(html));
    return this.#answer(status, deferHydration(html), address, {
      'Cache-Control': cachingOf(address),
    });
  }

  async #data(snapshot: Snapshot, address: string): Promise<Answer> {
    const response = await this.#fetch(snapshot, address);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = {
      'Content-Type': response.headers.get('Content-Type') ?? 'text/x-script',
      'X-Remix-Response': 'yes',
      'Cache-Control': cachingOf(address),
    };
    return makeAnswer(response.status, headers, body);
  }

  async #html(snapshot: Snapshot, address: string): Promise<{ status: number; html: string }> {
    const response = await this.#fetch(snapshot, address);
    const html = await response.text();
    // When its error page fails as well, the framework is left with a plain text of its own.
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (response.status >= 500 && !isPage) throw new ErrorPageFailed(html);
    return { status: response.status, html };
  }

  #fetch(snapshot: Snapshot, address: string): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(contentContext, {
      ...{ snapshot, siteUrl: this.#siteUrl, tracking: this.#tracking },
    });
    return this.#render(new Request(`${this.#siteUrl}${address}`), context);
  }

  #answer(
    status: number,
    page: FinishedPage,
    address: string,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const policy = pageSecurityPolicy(page.scripts, page.styles, {
      siteUrl: this.#siteUrl,
      hasAnalytics: this.#tracking.analyticsId !== undefined,
    });
    return makeAnswer(
      status,
      {
        'Content-Type': HTML,
        'Content-Language': localeOfPath(address),
        'Content-Security-Policy': policy,
        ...headers,
      },
      Buffer.from(page.html),
    );
  }
}

class ErrorPageFailed extends Error {
  override name = 'ErrorPageFailed';
}

function isQuestion(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).has('q');
}

function cachingOf(address: string): string {
  return isQuestion(address) ? QUESTION_CACHING : PAGE_CACHING;
}
