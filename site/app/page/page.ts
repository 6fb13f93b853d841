import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { ComponentType } from 'react';
import type { ReportError } from '#app/error-report.ts';
import type { Inbox } from '#app/forms/inbox.ts';
import type { Receipts, Visit } from '#app/forms/visit.ts';
import type { Hosts } from '#app/hosts.ts';
import type { Seo } from '#app/seo/seo.ts';
import type { TrackingSettings } from '#app/shell/page-context.ts';
import type { Thing, JsonLdContext } from '#app/structured-data/json-ld.ts';
import type { PictureView } from '#app/ui/picture.tsx';
import type { Snapshot } from '#content/snapshot.ts';

/** A blurred picture of a few bytes as data URLs: landscape, and upright for phones. */
export type BlurredPicture = { wide: string; upright: string };

/** What the server hands to every page: the content of this request, never a database. */
export type PageServices = {
  snapshot: Snapshot;
  siteUrl: string;
  tracking: TrackingSettings;
  hosts: Hosts;
  /** Sent by pages that call the content API, if it requires a token. */
  pageToken?: string;
  recaptchaKey?: string;
  blurred?: (picture: Pick<PictureView, 'path' | 'focal'>) => BlurredPicture | undefined;
  receipts: Receipts;
  reportError: ReportError;
};

export type PageArgs = { url: URL; services: PageServices };

export type ActionArgs = PageArgs & {
  visit: Visit;
  cookies: ReadonlyMap<string, string>;
  inbox: Inbox;
};

/** Either a redirect, or an answer that the page shows. */
export type ActionResult =
  { location: string } | { status: number; answer: object; isError?: boolean };

export type PageRequest = {
  snapshot: Snapshot;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  /** The search term; only the search page uses it. */
  question?: string | null;
};

type Described = { seo: Seo };

/** The functions of a page. `Data` is what its view shows and what the content API returns for it. */
type PageOf<Data extends Described> = {
  /** Depends only on content, language and address; undefined is a 404. */
  data(request: PageRequest): Data | undefined | Promise<Data | undefined>;
  /** Adds what depends on the rest of the request. */
  load?(args: PageArgs, data: Data & { query: Query }): Described;
  View: ComponentType;
  action?(args: ActionArgs): Promise<ActionResult>;
  /** Items of schema.org about the subject of the page, besides its breadcrumbs and questions. */
  structuredData?(data: Data, context: JsonLdContext): (Thing | undefined)[];
};

/** A page of the registry: each of its functions is only given what its own `data` has returned. */
export type Page = PageOf<Described>;

/** Checks that the functions of a page agree on its data. */
export function definePage<Data extends Described>(page: PageOf<Data>): PageOf<Data> {
  return page;
}

export type Loaded<DataOf extends (...args: never[]) => unknown> = NonNullable<
  Awaited<ReturnType<DataOf>>
> & { query: Query };

/** The query parameters that the page reads; the server drops all others. */
type Query = Record<string, string>;

/** Thrown where there is no page to show: the error page of this status is shown instead. */
export class PageStatusError extends Error {
  override name = 'PageStatusError';
  readonly status: number;

  constructor(status: number) {
    super(`There is no page, but ${status}`);
    this.status = status;
  }
}
