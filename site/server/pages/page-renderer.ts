import type { Locale } from '@alpsera/cms/locales';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { contentContext } from '../../app/content-context.ts';
import { reportFaultContext, type ReportFault } from '../../app/fault-report.ts';
import { inboxContext, type Inbox } from '../../app/forms/inbox-context.ts';
import {
  receiptsContext,
  visitContext,
  type Receipts,
  type Visit,
} from '../../app/forms/server/form-context.ts';
import type { Hosts } from '../../app/hosts.ts';
import { refusalQuery, type Refusal } from '../../app/refusals.ts';
import { renderTurnContext } from '../../app/render-turn.ts';
import { localeOfPath, nowhere } from '../../app/routing/href.ts';
import type { TrackingSettings } from '../../app/tracking/tracking-settings.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { OneAtATime, type Lane } from '../one-at-a-time.ts';
import type { QuietTime } from '../quiet-time.ts';
import { pageSecurityPolicy } from '../security.ts';
import { makeAnswer, type Answer } from './answer.ts';
import { ROUTES_PARAMETER, routesWanted } from './data-routes.ts';
import { deferHydration, withoutScripts, type FinishedPage } from './defer.ts';
import { PageCache } from './page-cache.ts';

const HTML = 'text/html; charset=utf-8';
const PAGE_CACHING = 'public, max-age=0, must-revalidate';
/** What someone searched for concerns nobody on the way. */
const QUESTION_CACHING = 'private, max-age=0, must-revalidate';
/** Nor does which program someone comes from; kept in our own memory, such a page names nobody. */
const NO_CACHING = 'no-store';

export type ServerBuildSource = ServerBuild | (() => Promise<ServerBuild>);

type Options = {
  build: ServerBuildSource;
  siteUrl: string;
  tracking: TrackingSettings;
  hosts: Hosts;
  pageToken?: string;
  /** Where what visitors send is kept; without it every form says that it could not be sent. */
  inbox?: Inbox;
  receipts: Receipts;
  recaptchaKey?: string;
  /** While developing, pages are made anew each time and their scripts run at once. */
  isDevelopment?: boolean;
  quiet: QuietTime;
  reportFault: ReportFault;
};

/** What a visitor sends to a page. */
export type Sent = { headers: Headers; visit: Visit };

/** Renders pages, and their data for client-side navigation, once per address and content version. */
export class PageRenderer {
  readonly #render: ReturnType<typeof createRequestHandler>;
  readonly #build: ServerBuildSource;
  readonly #siteUrl: string;
  readonly #tracking: TrackingSettings;
  readonly #hosts: Hosts;
  readonly #pageToken: string | undefined;
  readonly #forms: Pick<Options, 'inbox' | 'receipts' | 'recaptchaKey'>;
  readonly #isDevelopment: boolean;
  readonly #reportFault: ReportFault;
  readonly #cache: PageCache;
  readonly #underway = new Map<string, Promise<Answer>>();
  readonly #turns = new OneAtATime();

  constructor(options: Options) {
    const { build, siteUrl, tracking, isDevelopment = false } = options;
    const { inbox, receipts, recaptchaKey } = options;
    this.#render = createRequestHandler(build, isDevelopment ? 'development' : 'production');
    this.#build = build;
    this.#siteUrl = siteUrl;
    this.#tracking = tracking;
    this.#hosts = options.hosts;
    this.#pageToken = options.pageToken;
    this.#forms = { inbox, receipts, recaptchaKey };
    this.#isDevelopment = isDevelopment;
    this.#reportFault = options.reportFault;
    this.#cache = new PageCache(options.quiet);
  }

  /** A page that needs no work, if there is one. */
  cached({ version }: Snapshot, address: string): Answer | undefined {
    return this.#cache.get({ version, address });
  }

  /**
   * The page at an address; many visitors who ask for it at once wait for one rendering. Of pages
   * there are only so many; whatever is asked has no end, and is made when no page waits.
   */
  page(snapshot: Snapshot, address: string): Promise<Answer> {
    return this.#kept(snapshot, address, isQuestion(address) ? 'later' : 'first');
  }

  /** The page of all addresses at which there is nothing, one for each language. */
  missing(snapshot: Snapshot, locale: Locale): Promise<Answer> {
    return this.#kept(snapshot, nowhere(locale), 'first');
  }

  /** The page that says why there is none: one for each reason and language. */
  refused(snapshot: Snapshot, locale: Locale, status: Refusal): Promise<Answer> {
    return this.#kept(snapshot, `${nowhere(locale)}${refusalQuery(status)}`, 'first');
  }

  /** Which parts of a page a request for its data may ask for: see `data-routes.ts`. */
  async routesWanted(pathname: string, given: string | null): Promise<string | undefined> {
    const build = typeof this.#build === 'function' ? await this.#build() : this.#build;
    return routesWanted(build.routes, pathname, given);
  }

  /** A page that is never kept and never indexed, and runs no script. */
  preview(snapshot: Snapshot, address: string): Promise<Answer> {
    return this.#inTurn('first', async () => {
      const response = await this.#fetch(snapshot, address);
      const page = withoutScripts(await htmlOf(response));
      return this.#answer(response.status, page, address, {
        'Cache-Control': NO_CACHING,
        'X-Robots-Tag': 'noindex, nofollow',
      });
    });
  }

  /** A page that differs by its query: made for one visitor and not kept. */
  fresh(snapshot: Snapshot, address: string): Promise<Answer> {
    return this.#inTurn('later', () =>
      this.#answerOf(this.#fetch(snapshot, address), address, NO_CACHING),
    );
  }

  /** What a page answers to what a visitor sent: itself with the faults, or the way to another one. */
  async submit(snapshot: Snapshot, address: string, sent: Sent): Promise<Answer> {
    this.#turns.assertRoom('first');
    return this.#answerOf(this.#fetch(snapshot, address, sent), address, NO_CACHING);
  }

  async #inTurn(lane: Lane, make: () => Promise<Answer>): Promise<Answer> {
    this.#turns.assertRoom(lane);
    return this.#turns.run(lane, make);
  }

  async #kept(snapshot: Snapshot, address: string, lane: Lane): Promise<Answer> {
    const known = this.cached(snapshot, address);
    if (known) return known;
    const key = `${snapshot.version} ${address}`;
    const underway =
      this.#underway.get(key) ??
      this.#inTurn(lane, () => this.#make(snapshot, address)).finally(() =>
        this.#underway.delete(key),
      );
    this.#underway.set(key, underway);
    return underway;
  }

  async #make(snapshot: Snapshot, address: string): Promise<Answer> {
    const response = this.#fetch(snapshot, address);
    const answer = await this.#answerOf(response, address, cachingOf(address));
    if (this.#isDevelopment) return answer;
    const place = { version: snapshot.version, address };
    const isForAll =
      answer.status < 500 && address.split('?')[0] === nowhere(localeOfPath(address));
    if (isQuestion(address) || (answer.status === 404 && !isForAll)) {
      this.#cache.keepBriefly(place, answer);
    } else if (answer.status < 400 || isForAll) this.#cache.keep(place, answer);
    return answer;
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
    if (target) return makeAnswer(status, headers, Buffer.from(''));
    const html = await htmlOf(response);
    if (this.#isDevelopment) return makeAnswer(status, { 'Content-Type': HTML }, Buffer.from(html));
    return this.#answer(status, deferHydration(html), address, headers);
  }

  #fetch(snapshot: Snapshot, address: string, sent?: Sent): Promise<Response> {
    const { inbox, receipts, recaptchaKey } = this.#forms;
    const context = new RouterContextProvider();
    context.set(contentContext, {
      ...{
        snapshot,
        siteUrl: this.#siteUrl,
        tracking: this.#tracking,
        hosts: this.#hosts,
        pageToken: this.#pageToken,
        recaptchaKey,
      },
    });
    if (inbox) context.set(inboxContext, inbox);
    context.set(receiptsContext, receipts);
    context.set(reportFaultContext, this.#reportFault);
    if (sent) {
      context.set(visitContext, sent.visit);
      context.set(renderTurnContext, (render) => this.#turns.run('first', render));
    }
    const post = sent && { method: 'POST', headers: sent.headers };
    return this.#render(new Request(`${this.#siteUrl}${address}`, post), context);
  }

  #answer(
    status: number,
    page: FinishedPage,
    address: string,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const policy = pageSecurityPolicy(page.scripts, page.styles, {
      siteUrl: this.#siteUrl,
      hosts: this.#hosts,
      hasAnalytics: this.#tracking.analyticsId !== undefined,
      hasRecaptcha: this.#forms.recaptchaKey !== undefined,
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

/** When its error page fails as well, the framework is left with a plain text of its own. */
async function htmlOf(response: Response): Promise<string> {
  const html = await response.text();
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status >= 500 && !isPage) throw new ErrorPageFailed(html);
  return html;
}

function isQuestion(address: string): boolean {
  return queryOf(address).has('q');
}

function cachingOf(address: string): string {
  const query = queryOf(address);
  if (query.has('q')) return QUESTION_CACHING;
  query.delete(ROUTES_PARAMETER);
  return query.size > 0 ? NO_CACHING : PAGE_CACHING;
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?')[1]);
}
