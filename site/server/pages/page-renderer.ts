import type { Locale } from '@clinic/cms/clinic-config/locales';
import { addressKey } from '@clinic/cms/values/network-address';
import type { PageServices } from '#app/page/page.ts';
import type { Inbox } from '#app/forms/inbox.ts';
import type { Visit } from '#app/forms/visit.ts';
import { errorObject } from '#app/error-object.ts';
import type { Refusal } from '#app/refusals.ts';
import type { ClientFiles, PageCode, RenderRequest } from '#app/document/page-code.ts';
import { localeOfPath, notFoundPath } from '#app/routing/href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { SerialQueue, type Priority } from '#server/work/serial-queue.ts';
import type { IdleQueue } from '#server/work/idle-queue.ts';
import { pageSecurityPolicy } from '#server/http/security.ts';
import { makeResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { clientLeft } from '#server/http/request-error.ts';
import { findPage } from './find-page.ts';
import { PageCache } from './page-cache.ts';

const HTML = 'text/html; charset=utf-8';
const PAGE_CACHING = 'public, max-age=0, must-revalidate';
/** Search terms are private, so proxies must not store these pages. */
const QUESTION_CACHING = 'private, max-age=0, must-revalidate';
/** Parameters such as the program are private too; in our own cache, such a page names nobody. */
const NO_CACHING = 'no-store';
const FAILED_MESSAGE = 'a page failed';

type Options = Omit<PageServices, 'snapshot'> & {
  code: () => Promise<PageCode>;
  files: ClientFiles;
  /** Stores submissions; without it every form says that it could not be sent. */
  inbox?: Inbox;
  /** In development, pages are rendered each time. */
  isDevelopment?: boolean;
  idle: IdleQueue;
};

/** A form that was posted to a page. */
export type PostedForm = {
  visit: Visit;
  cookies: ReadonlyMap<string, string>;
  /** Whether a script of ours has sent it, which shows the result itself. */
  wantsData: boolean;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
};

/** Statuses of forms that were not read: there are no values to show again. */
const UNREAD = { tooMany: 429, tooLarge: 413 } as const;

/** Renders pages, once per address and content version. */
export class PageRenderer {
  readonly #options: Options;
  readonly #services: Omit<PageServices, 'snapshot'>;
  readonly #cache: PageCache;
  readonly #underway = new Map<string, Promise<CachedResponse>>();
  readonly #turns = new SerialQueue({ pauses: true });
  readonly #counts = { fromCache: 0, rendered: 0 };

  constructor(options: Options) {
    const { siteUrl, tracking, hosts, pageToken, recaptchaKey, receipts, reportError } = options;
    this.#options = options;
    this.#services = {
      siteUrl,
      tracking,
      hosts,
      pageToken,
      recaptchaKey,
      receipts,
      reportError,
    };
    this.#cache = new PageCache(options.idle);
  }

  /** A page from the cache, if it is there. */
  cached({ version }: Snapshot, address: string): CachedResponse | undefined {
    const answer = this.#cache.get({ version, address });
    if (answer) this.#counts.fromCache += 1;
    return answer;
  }

  /** Since the start of the process. */
  get counts(): Readonly<{ fromCache: number; rendered: number }> {
    return this.#counts;
  }

  /**
   * The page at an address; concurrent requests for it share one rendering. The number of pages is
   * bounded, that of searches is not, so these are rendered when no page waits. Addresses without a
   * page are unlimited too, so none is rendered: they share a cached page.
   */
  async page(snapshot: Snapshot, address: string): Promise<CachedResponse> {
    const known = this.cached(snapshot, address);
    if (known) return known;
    const [pathname = ''] = address.split('?');
    const found = await findPage(await this.#options.code(), snapshot, pathname);
    if (!found) return this.missing(snapshot, localeOfPath(pathname));
    const caching = cachingOf(address);
    const priority = isQuestion(address) ? 'later' : 'first';
    return this.#kept(snapshot, address, priority, () =>
      this.#make(snapshot, address, caching, found),
    );
  }

  /** The 404 page of all addresses, one for each language. */
  missing(snapshot: Snapshot, locale: Locale): Promise<CachedResponse> {
    return this.#failed(snapshot, locale, 404, PAGE_CACHING);
  }

  /** The error page for a status: one for each status and language. */
  refused(snapshot: Snapshot, locale: Locale, status: Refusal): Promise<CachedResponse> {
    return this.#failed(snapshot, locale, status, NO_CACHING);
  }

  /** A page that is never cached and never indexed, and runs no script. */
  preview(snapshot: Snapshot, address: string): Promise<CachedResponse> {
    return this.#turns.run('first', () =>
      this.#make(snapshot, address, NO_CACHING, { isPreview: true }),
    );
  }

  /** A page that differs by its query: rendered for one visitor and not cached. */
  fresh(snapshot: Snapshot, address: string): Promise<CachedResponse> {
    return this.#turns.run('later', () => this.#make(snapshot, address, NO_CACHING));
  }

  /**
   * The response to a posted form: a redirect, the page with its errors, or an error page. The form
   * is processed before its page is queued for rendering, where network addresses take turns.
   */
  async submit(snapshot: Snapshot, address: string, sent: PostedForm): Promise<CachedResponse> {
    const locale = localeOfPath(address);
    const { status: received } = sent.visit.form;
    if (!sent.wantsData && (received === 'tooMany' || received === 'tooLarge')) {
      return this.refused(snapshot, locale, UNREAD[received]);
    }
    const url = this.#urlOf(address);
    const services = { ...this.#services, snapshot };
    const { runPageAction } = await this.#options.code();
    const { visit, cookies, wantsData, signal } = sent;
    const inbox = this.#options.inbox ?? NO_INBOX;
    const result = await runPageAction({ url, services, visit, cookies, inbox }).catch(
      (error: unknown) => {
        const known = errorObject(error);
        if (known.statusCode >= 500)
          this.#services.reportError({ err: error, path: url.pathname }, FAILED_MESSAGE);
        return { error: known };
      },
    );
    if (!result || 'error' in result) {
      const error = result?.error ?? errorObject({ status: 405 });
      if (wantsData) return dataResponse(address, error.statusCode, error);
      return this.#failed(snapshot, locale, error.statusCode, NO_CACHING);
    }
    if ('location' in result) return redirectResponse(address, result.location, wantsData);
    if (wantsData) return dataResponse(address, result.status, result.answer);
    const showAgain = async () => {
      if (signal?.aborted) throw clientLeft();
      return this.#make(snapshot, address, NO_CACHING, { result });
    };
    return this.#turns.run('later', showAgain, addressKey(visit.address));
  }

  #failed(
    snapshot: Snapshot,
    locale: Locale,
    status: number,
    caching: string,
  ): Promise<CachedResponse> {
    const address = `${notFoundPath(locale)}#${status}`;
    return this.#kept(snapshot, address, 'first', () =>
      this.#make(snapshot, notFoundPath(locale), caching, { status }),
    );
  }

  async #kept(
    snapshot: Snapshot,
    address: string,
    priority: Priority,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const known = this.cached(snapshot, address);
    if (known) return known;
    const key = `${snapshot.version} ${address}`;
    const makeAndKeep = async () => {
      const answer = await make();
      if (!this.#options.isDevelopment) this.#keep(snapshot, address, answer);
      return answer;
    };
    const underway =
      this.#underway.get(key) ??
      this.#turns.run(priority, makeAndKeep).finally(() => this.#underway.delete(key));
    this.#underway.set(key, underway);
    return underway;
  }

  #keep({ version }: Snapshot, address: string, answer: CachedResponse): void {
    const place = { version, address };
    const isForAll = address.includes('#');
    if (isQuestion(address) || (answer.status === 404 && !isForAll)) {
      this.#cache.keepBriefly(place, answer);
    } else if (answer.status < 400 || address.endsWith(`#${answer.status}`)) {
      this.#cache.keep(place, answer);
    }
  }

  async #make(
    snapshot: Snapshot,
    address: string,
    caching: string,
    how: Partial<RenderRequest> & { isPreview?: boolean } = {},
  ): Promise<CachedResponse> {
    const { isPreview = false, ...order } = how;
    this.#counts.rendered += 1;
    const { files } = this.#options;
    const code = await this.#options.code();
    const { status, html } = await code.renderPage({
      url: this.#urlOf(address),
      services: { ...this.#services, snapshot },
      files: isPreview ? { ...files, scripts: [] } : files,
      isPreview,
      ...order,
    });
    const policy = this.#options.isDevelopment
      ? undefined
      : this.#policy(isPreview ? [] : code.INLINE_SCRIPTS);
    return makeResponse(
      status,
      {
        'Content-Type': HTML,
        'Content-Language': localeOfPath(address),
        ...(policy && { 'Content-Security-Policy': policy }),
        'Cache-Control': caching,
        ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
      },
      Buffer.from(html),
    );
  }

  #urlOf(address: string): URL {
    return new URL(`${this.#services.siteUrl}${address}`);
  }

  #policy(scripts: readonly string[]): string {
    const { siteUrl, hosts, tracking, recaptchaKey } = this.#services;
    return pageSecurityPolicy(scripts, {
      siteUrl,
      hosts,
      hasAnalytics: tracking.analyticsId !== undefined,
      hasRecaptcha: recaptchaKey !== undefined,
    });
  }
}

/** Without an inbox, every form says that it could not be sent. */
const NO_INBOX: Inbox = {
  accept: () => Promise.reject(new Error('There is no inbox')),
  newsletter: {
    confirm: () => Promise.reject(new Error('There is no inbox')),
    unsubscribe: () => Promise.reject(new Error('There is no inbox')),
  },
};

function redirectResponse(
  address: string,
  location: string,
  wantsData: boolean,
): Promise<CachedResponse> {
  if (wantsData) return dataResponse(address, 200, { location });
  const headers = { 'Cache-Control': NO_CACHING, Location: location };
  return makeResponse(303, headers, Buffer.from(''));
}

function dataResponse(address: string, status: number, data: object): Promise<CachedResponse> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Language': localeOfPath(address),
    'Cache-Control': NO_CACHING,
  };
  return makeResponse(status, headers, Buffer.from(JSON.stringify(data)));
}

function isQuestion(address: string): boolean {
  return queryOf(address).has('q');
}

function cachingOf(address: string): string {
  const query = queryOf(address);
  if (query.has('q')) return QUESTION_CACHING;
  return query.size > 0 ? NO_CACHING : PAGE_CACHING;
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('#')[0]?.split('?')[1]);
}
