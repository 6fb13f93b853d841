import { LRUCache } from 'lru-cache';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { contentContext } from '../../app/content-context.ts';
import { inboxContext, type Inbox } from '../../app/forms/inbox-context.ts';
import {
  receiptsContext,
  visitContext,
  type Receipts,
  type Visit,
} from '../../app/forms/server/form-context.ts';
import { localeOfPath } from '../../app/routing/href.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { pageSecurityPolicy } from '../security.ts';
import { makeAnswer, type Answer } from './answer.ts';
import { deferHydration, withoutScripts, type FinishedPage } from './defer.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Answers may be tiny; their number is bounded too. */
const CACHE_PAGES = 5_000;
/** A page shows the year, so it is made anew at times even if nothing changes. */
const CACHE_MS = 60 * 60 * 1000;
/** Misses have endless addresses: a few are kept, briefly, so that a loop of them costs little. */
const MISSES_KEPT = 200;
const MISSES_MS = 10_000;

const HTML = 'text/html; charset=utf-8';
const PAGE_CACHING = 'public, max-age=0, must-revalidate';
const NO_CACHING = 'no-store';

export type ServerBuildSource = ServerBuild | (() => Promise<ServerBuild>);

type Options = {
  build: ServerBuildSource;
  siteUrl: string;
  /** Where what visitors send is kept; without it every form says that it could not be sent. */
  inbox?: Inbox;
  receipts: Receipts;
  /** While developing, pages are made anew each time and their scripts run at once. */
  isDevelopment?: boolean;
};

/** What a visitor sends to a page. */
export type Sent = { headers: Headers; body: ArrayBuffer | null; visit: Visit };

/** Renders pages, and their data for client-side navigation, once per address and content version. */
export class PageRenderer {
  readonly #render: ReturnType<typeof createRequestHandler>;
  readonly #siteUrl: string;
  readonly #forms: Pick<Options, 'inbox' | 'receipts'>;
  readonly #isDevelopment: boolean;
  readonly #pages = new LRUCache<string, Answer>({
    max: CACHE_PAGES,
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer) => answer.bytes,
    ttl: CACHE_MS,
  });
  readonly #misses = new LRUCache<string, Answer>({ max: MISSES_KEPT, ttl: MISSES_MS });
  readonly #underway = new Map<string, Promise<Answer>>();

  constructor({ build, siteUrl, inbox, receipts, isDevelopment = false }: Options) {
    this.#render = createRequestHandler(build, isDevelopment ? 'development' : 'production');
    this.#siteUrl = siteUrl;
    this.#forms = { inbox, receipts };
    this.#isDevelopment = isDevelopment;
  }

  /** A page that needs no work, if there is one. */
  cached(snapshot: Snapshot, address: string): Answer | undefined {
    const key = `${snapshot.version} ${address}`;
    return this.#pages.get(key) ?? this.#misses.get(key);
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

  /** A page that is never kept and never indexed, and runs no script. */
  async preview(snapshot: Snapshot, address: string): Promise<Answer> {
    const { status, html } = await this.#html(snapshot, address);
    const page = withoutScripts(html);
    return this.#answer(status, page, address, {
      'Cache-Control': NO_CACHING,
      'X-Robots-Tag': 'noindex, nofollow',
    });
  }

  /** A page that differs by its query: made for one visitor and not kept. */
  fresh(snapshot: Snapshot, address: string): Promise<Answer> {
    return this.#answerOf(this.#fetch(snapshot, address), address, NO_CACHING);
  }

  /** What a page answers to what a visitor sent: itself with the faults, or the way to another one. */
  submit(snapshot: Snapshot, address: string, sent: Sent): Promise<Answer> {
    return this.#answerOf(this.#fetch(snapshot, address, sent), address, NO_CACHING);
  }

  async #make(snapshot: Snapshot, address: string, key: string): Promise<Answer> {
    try {
      const response = this.#fetch(snapshot, address);
      const answer = await this.#answerOf(response, address, PAGE_CACHING);
      if (this.#isDevelopment) return answer;
      if (answer.status < 400) this.#pages.set(key, answer);
      else if (answer.status === 404) this.#misses.set(key, answer);
      return answer;
    } finally {
      this.#underway.delete(key);
    }
  }

  async #answerOf(fetched: Promise<Response>, address: string, caching: string): Promise<Answer> {
    const response = await fetched;
    const { status } = response;
    const target = response.headers.get('Location');
    const headers = { 'Cache-Control': caching, ...(target && { Location: target }) };
    if (address.split('?')[0]?.endsWith('.data')) {
      const body = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('Content-Type') ?? 'text/x-script';
      const data = { ...headers, 'Content-Type': type, 'X-Remix-Response': 'yes' };
      return makeAnswer(status, data, body);
    }
    const html = await response.text();
    if (target) return makeAnswer(status, headers, Buffer.from(''));
    if (this.#isDevelopment) return makeAnswer(status, { 'Content-Type': HTML }, Buffer.from(html));
    return this.#answer(status, deferHydration(html), address, headers);
  }

  async #html(snapshot: Snapshot, address: string): Promise<{ status: number; html: string }> {
    const response = await this.#fetch(snapshot, address);
    return { status: response.status, html: await response.text() };
  }

  #fetch(snapshot: Snapshot, address: string, sent?: Sent): Promise<Response> {
    const { inbox, receipts } = this.#forms;
    const context = new RouterContextProvider();
    context.set(contentContext, { snapshot, siteUrl: this.#siteUrl });
    if (inbox) context.set(inboxContext, inbox);
    context.set(receiptsContext, receipts);
    if (sent) context.set(visitContext, sent.visit);
    const post = sent && { method: 'POST', headers: sent.headers, body: sent.body };
    return this.#render(new Request(`${this.#siteUrl}${address}`, post), context);
  }

  #answer(
    status: number,
    page: FinishedPage,
    address: string,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const policy = pageSecurityPolicy(page.scripts, page.styles, this.#siteUrl);
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
