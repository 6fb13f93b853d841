import type { ComponentType } from 'react';
import type { Snapshot } from '#content/snapshot.ts';
import type { ReportFault } from '#app/fault-report.ts';
import type { Inbox } from '#app/forms/inbox.ts';
import type { Receipts, Visit } from '#app/forms/visit.ts';
import type { Hosts } from '#app/hosts.ts';
import type { TrackingSettings } from '#app/shell/tracking-settings.ts';

/** What the server hands to every page: the content of this request, never a database. */
export type PageServices = {
  snapshot: Snapshot;
  siteUrl: string;
  tracking: TrackingSettings;
  hosts: Hosts;
  /** With which pages ask the content API, where it wants a token. */
  pageToken?: string;
  /** The public key of reCAPTCHA, if the operator uses it. */
  recaptchaKey?: string;
  receipts: Receipts;
  reportFault: ReportFault;
};

/** What a page is asked for. */
export type PageArgs = {
  url: URL;
  /** What stands in the address in the place of parameters, for pages that the table does not know. */
  params: Readonly<Record<string, string | undefined>>;
  services: PageServices;
  /** Whether the page is shown again because of a fault: its title says so first. */
  isFault?: boolean;
};

/** What a page is sent. */
export type ActionArgs = Omit<PageArgs, 'isFault'> & {
  visit: Visit;
  /** The cookies of the visitor, as they were sent. */
  cookies: string;
  inbox: Inbox;
};

/** Either the way to another page, or an answer that the page shows. */
export type ActionResult =
  { location: string } | { status: number; answer: object; isFault?: boolean };

/** A page is data and a view; one with a form is an action too. */
export type PageModule = {
  loader(args: PageArgs): object | Promise<object>;
  action?(args: ActionArgs): Promise<ActionResult>;
  default: ComponentType;
};

/** Thrown where there is no page to show: the error page of this status is shown instead. */
export class NoPage extends Error {
  override name = 'NoPage';
  readonly status: number;

  constructor(status: number) {
    super(`There is no page, but ${status}`);
    this.status = status;
  }
}
