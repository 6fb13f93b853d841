import type { PageAt, pageAt } from '#app/pages/page-at.ts';
import type { Fingerprint } from './page-fingerprint.ts';
import type { ActionArgs, ActionResult, PageServices } from '#app/page/page.ts';

export type ClientFiles = {
  /** Modules; none in a preview, where no script runs. */
  scripts: readonly string[];
  styles: string;
};

export type RenderRequest = {
  url: URL;
  services: PageServices;
  files: ClientFiles;
  /** The result of the form that was posted to the page; the page shows it. */
  result?: { status: number; answer: object; isError?: boolean };
  isPreview?: boolean;
  /** The page at the URL, if it has been looked up already. */
  found?: PageAt;
  /** Show the error page of this status, whatever is at the address. */
  status?: number;
};

export type RenderedPage = {
  status: number;
  html: string;
  /** Absent if it cannot be told whether other content would give the same page. */
  fingerprint?: Fingerprint | undefined;
};

/**
 * What the server calls: exports of render-page.tsx, document.tsx and page-at.ts, which
 * server/serve.ts joins. In development scripts/dev-site.ts loads it again for each request.
 */
export type PageCode = {
  pageAt: typeof pageAt;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  isUnchanged(request: RenderRequest, known: Fingerprint): Promise<boolean>;
  runPageAction(args: ActionArgs): Promise<ActionResult | undefined>;
  /** Inline scripts, which the CSP of a page allows by their hashes. */
  INLINE_SCRIPTS: readonly string[];
};
