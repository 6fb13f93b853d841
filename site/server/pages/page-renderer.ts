import type { Locale } from '@clinic/cms/clinic-config/locales';
import { addressKey } from '@clinic/cms/values/network-address';
import type { Inbox } from '#app/forms/inbox.ts';
import type { Visit } from '#app/forms/visit.ts';
import { errorObject } from '#app/error-object.ts';
import { localeOfPath, notFoundPath } from '#app/routing/href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { SharedWork } from '#server/work/shared-work.ts';
import { SerialQueue } from '#server/work/serial-queue.ts';
import type { IdleQueue } from '#server/work/idle-queue.ts';
import { makeResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { clientLeft } from '#server/http/request-error.ts';
import { PageCache } from './page-cache.ts';
import {
  isQuestion,
  NO_CACHING,
  PageMaker,
  type How,
  type MadePage,
  type PageMakerOptions,
} from './page-maker.ts';
import { preparePages, type WantedBefore } from './prepare-pages.ts';

const FAILED_MESSAGE = 'a page failed';

type Options = PageMakerOptions & {
  inbox: Inbox;
  idle: IdleQueue;
};

/** Owner of tasks in the queue, so that preparing pages takes turns with visitors' requests. */
const PREPARATION = 'preparation';

export type PostedForm = {
  visit: Visit;
  cookies: ReadonlyMap<string, string>;
  /** Whether a script of ours has sent it, which shows the result itself. */
  wantsData: boolean;
  signal?: AbortSignal;
};

/** Statuses of forms that were not read: there are no values to show again. */
const UNREAD = { tooMany: 429, tooLarge: 413 } as const;

export class PageRenderer {
  readonly #options: Options;
  readonly #maker: PageMaker;
  readonly #cache: PageCache;
  readonly #underway = new SharedWork<CachedResponse>();
  readonly #queue = new SerialQueue({ pauses: true });
  #fromCache = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#maker = new PageMaker(options);
    this.#cache = new PageCache(options.idle);
  }

  cached({ version }: Snapshot, address: string): CachedResponse | undefined {
    const answer = this.#cache.get(version, address);
    if (answer) this.#fromCache += 1;
    return answer;
  }

  get counts(): Readonly<{ fromCache: number; rendered: number }> {
    return { fromCache: this.#fromCache, rendered: this.#maker.made };
  }

  prepare(snapshot: Snapshot, wantedBefore: WantedBefore = async () => []): Promise<void> {
    const { version } = snapshot;
    const inTurn = <Result>(work: () => Promise<Result>) =>
      this.#queue.run('first', work, PREPARATION);
    const deps = {
      version,
      cache: this.#cache,
      isUnchanged: (address: string) =>
        inTurn(() => this.#isUnchanged(snapshot, address)).catch(() => false),
      make: (address: string) => inTurn(() => this.#makeAgain(snapshot, address)),
    };
    return preparePages(deps, wantedBefore);
  }

  mostWanted(): string[] {
    return this.#cache.mostWanted();
  }

  // Searches are unlimited in number, so they are rendered when no page waits; addresses without a
  // page share one cached answer.
  async page(snapshot: Snapshot, address: string): Promise<CachedResponse> {
    const known = this.cached(snapshot, address);
    if (known) return known;
    const found = await this.#maker.find(snapshot, address);
    if (!found) return this.refused(snapshot, localeOfPath(address.split('?', 1)[0] ?? ''), 404);
    return this.#cachedOrMade(snapshot, address, found);
  }

  refused(snapshot: Snapshot, locale: Locale, status: number): Promise<CachedResponse> {
    return this.#cachedOrMade(snapshot, `${notFoundPath(locale)}#${status}`, { status });
  }

  /** A page that is never cached and never indexed, and runs no script. */
  preview(snapshot: Snapshot, address: string): Promise<CachedResponse> {
    return this.#queue.run('first', () =>
      this.#makeUncached(snapshot, address, { isPreview: true }),
    );
  }

  /** A page that is rendered for one visitor and not cached. */
  fresh(snapshot: Snapshot, address: string): Promise<CachedResponse> {
    return this.#queue.run('later', () => this.#makeUncached(snapshot, address));
  }

  /** The form is processed at once; only its page is queued, where network addresses take turns. */
  async submit(snapshot: Snapshot, address: string, sent: PostedForm): Promise<CachedResponse> {
    const locale = localeOfPath(address);
    const { status: received } = sent.visit.form;
    if (!sent.wantsData && (received === 'tooMany' || received === 'tooLarge')) {
      return this.refused(snapshot, locale, UNREAD[received]);
    }
    const { url, services } = this.#maker.requestFor(snapshot, address, {});
    const { runPageAction } = await this.#options.code();
    const { visit, cookies, wantsData, signal } = sent;
    const { inbox } = this.#options;
    const result = await runPageAction({ url, services, visit, cookies, inbox }).catch(
      (error: unknown) => {
        const known = errorObject(error);
        if (known.statusCode >= 500)
          services.reportError({ err: error, path: url.pathname }, FAILED_MESSAGE);
        return { error: known };
      },
    );
    if (!result || 'error' in result) {
      const error = result?.error ?? errorObject({ status: 405 });
      if (wantsData) return dataResponse(address, error.statusCode, error);
      return this.refused(snapshot, locale, error.statusCode);
    }
    if ('location' in result) return redirectResponse(address, result.location, wantsData);
    if (wantsData) return dataResponse(address, result.status, result.answer);
    const showAgain = async () => {
      if (signal?.aborted) throw clientLeft();
      return this.#makeUncached(snapshot, address, { result });
    };
    return this.#queue.run('later', showAgain, addressKey(visit.address));
  }

  async #cachedOrMade(snapshot: Snapshot, address: string, how: How): Promise<CachedResponse> {
    const known = this.cached(snapshot, address);
    if (known) return known;
    const priority = isQuestion(address) ? 'later' : 'first';
    return this.#underway.run(`${snapshot.version} ${address}`, () =>
      this.#queue.run(priority, () => this.#confirmOrMake(snapshot, address, how)),
    );
  }

  async #confirmOrMake(snapshot: Snapshot, address: string, how: How): Promise<CachedResponse> {
    const { version } = snapshot;
    if (await this.#isUnchanged(snapshot, address, how)) {
      this.#cache.confirm(version, address);
      const known = this.#cache.peek(address);
      if (known) return known.response;
    }
    const made = await this.#maker.make(snapshot, address, how);
    const { response } = made;
    if (this.#options.isDevelopment) return response;
    if (isQuestion(address) || (response.status === 404 && how.status === undefined)) {
      this.#cache.keepBriefly(version, address, response);
    } else if (isCacheable(response, how)) this.#cache.keep(version, address, made);
    return response;
  }

  async #isUnchanged(snapshot: Snapshot, address: string, given?: How): Promise<boolean> {
    const fingerprint = this.#cache.peek(address)?.fingerprint;
    const how = fingerprint && (given ?? (await this.#find(snapshot, address)));
    return how ? this.#maker.isUnchanged(snapshot, address, how, fingerprint) : false;
  }

  async #makeAgain(snapshot: Snapshot, address: string): Promise<MadePage | undefined> {
    const how = await this.#find(snapshot, address);
    const made = how && (await this.#maker.make(snapshot, address, how));
    if (made && isCacheable(made.response, how)) return made;
    this.#cache.forget(address);
    return undefined;
  }

  /** For pages that are made ahead: there is none at a moved address, which is redirected. */
  async #find(snapshot: Snapshot, address: string): Promise<How | undefined> {
    const isMoved = this.#maker.isMoved(snapshot, address);
    return isMoved ? undefined : this.#maker.find(snapshot, address);
  }

  async #makeUncached(snapshot: Snapshot, address: string, how: How = {}): Promise<CachedResponse> {
    return (await this.#maker.make(snapshot, address, how, NO_CACHING)).response;
  }
}

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

/** A page that failed is made again for the next visitor; error pages are the same for all. */
function isCacheable({ status }: CachedResponse, how: How): boolean {
  return status < 400 || status === how.status;
}
