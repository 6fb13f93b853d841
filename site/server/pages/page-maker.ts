import type { ClientFiles, PageCode, RenderRequest } from '#app/document/page-code.ts';
import type { Fingerprint } from '#app/document/page-fingerprint.ts';
import type { PageServices } from '#app/page/page.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { matchPage } from '#app/routing/match-page.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { makeResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { pageSecurityPolicy } from '#server/http/security.ts';

const HTML = 'text/html; charset=utf-8';
const PAGE_CACHING = 'public, max-age=0, must-revalidate';
/** Search terms are private, so proxies must not store these pages. */
const QUESTION_CACHING = 'private, max-age=0, must-revalidate';
/** Parameters such as the program are private, so browsers and proxies must not store the page. */
export const NO_CACHING = 'no-store';

export type PageMakerOptions = {
  services: Omit<PageServices, 'snapshot'>;
  code: () => Promise<PageCode>;
  files: ClientFiles;
  isMoved?: (snapshot: Snapshot, pathname: string) => boolean;
  isDevelopment?: boolean;
  onMade?: (html: string) => void;
};

export type How = Pick<RenderRequest, 'found' | 'status' | 'result' | 'isPreview'>;

export type MadePage = {
  readonly response: CachedResponse;
  readonly fingerprint?: Fingerprint | undefined;
};

/** Makes the responses with pages; the address of an error page ends with its status, as `#404`. */
export class PageMaker {
  readonly #options: PageMakerOptions;
  made = 0;

  constructor(options: PageMakerOptions) {
    this.#options = options;
  }

  async find(snapshot: Snapshot, address: string): Promise<How | undefined> {
    const [page = '', status] = address.split('#');
    if (status) return { status: Number(status) };
    const [pathname = ''] = page.split('?');
    return findPage(await this.#options.code(), snapshot, pathname);
  }

  isMoved(snapshot: Snapshot, address: string): boolean {
    const [pathname = ''] = address.split(/[?#]/);
    return this.#options.isMoved?.(snapshot, pathname) ?? false;
  }

  async make(
    snapshot: Snapshot,
    address: string,
    how: How,
    caching = cachingOf(address),
  ): Promise<MadePage> {
    this.made += 1;
    const { isPreview } = how;
    const code = await this.#options.code();
    const request = this.requestFor(snapshot, address, how);
    const { status, html, fingerprint } = await code.renderPage(request);
    if (!isPreview) this.#options.onMade?.(html);
    const policy = this.#options.isDevelopment
      ? undefined
      : this.#policy(isPreview ? [] : code.INLINE_SCRIPTS);
    const response = await makeResponse(
      status,
      {
        'Content-Type': HTML,
        'Content-Language': localeOfPath(request.url.pathname),
        ...(policy && { 'Content-Security-Policy': policy }),
        'Cache-Control': caching,
        ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
      },
      Buffer.from(html),
    );
    return { response, fingerprint };
  }

  async isUnchanged(
    snapshot: Snapshot,
    address: string,
    how: How,
    fingerprint: Fingerprint,
  ): Promise<boolean> {
    const { isUnchanged } = await this.#options.code();
    return isUnchanged(this.requestFor(snapshot, address, how), fingerprint);
  }

  requestFor(snapshot: Snapshot, address: string, how: How): RenderRequest {
    const { files, services } = this.#options;
    return {
      url: new URL(`${services.siteUrl}${address.split('#', 1)[0]}`),
      services: { ...services, snapshot },
      files: how.isPreview ? { ...files, scripts: [] } : files,
      ...how,
    };
  }

  #policy(scripts: readonly string[]): string {
    const { siteUrl, hosts, tracking, recaptchaKey } = this.#options.services;
    return pageSecurityPolicy(scripts, {
      siteUrl,
      hosts,
      hasAnalytics: tracking.analyticsId !== undefined,
      hasRecaptcha: recaptchaKey !== undefined,
    });
  }
}

/** Whether an address has a page. Those without parameters count: rendering finds out the rest. */
export async function findPage(
  { pageAt }: Pick<PageCode, 'pageAt'>,
  snapshot: Snapshot,
  pathname: string,
): Promise<Pick<RenderRequest, 'found'> | undefined> {
  const match = matchPage(pathname);
  if (match && Object.keys(match.params).length === 0) return {};
  try {
    const found = await pageAt(snapshot, pathname);
    return found && { found };
  } catch {
    // A page that throws exists; rendering it reports the error.
    return {};
  }
}

export function isQuestion(address: string): boolean {
  return queryOf(address).has('q');
}

function cachingOf(address: string): string {
  const [page = '', status = '404'] = address.split('#');
  const query = queryOf(page);
  if (query.has('q')) return QUESTION_CACHING;
  return query.size > 0 || status !== '404' ? NO_CACHING : PAGE_CACHING;
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?')[1]);
}
