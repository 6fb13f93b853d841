import type { ActionArgs, ActionResult, PageServices } from '#app/pages/page.ts';

/** The files for browsers that every page names. */
export type ClientFiles = {
  /** Modules; none in a preview, where nothing runs. */
  scripts: readonly string[];
  styles: string;
};

export type PageOrder = {
  url: URL;
  services: PageServices;
  files: ClientFiles;
  /** What came of what was sent to the page; it is shown in it. */
  result?: { status: number; answer: object; isError?: boolean };
  /** Whether it shows a draft, which it then says. */
  isPreview?: boolean;
  /** Show the error page of this status, whatever is at the address. */
  status?: number;
};

export type RenderedPage = { status: number; html: string };

/**
 * The code that makes pages, as the server calls it: render-page.tsx and what stands beside it, put
 * together in server/main.ts. While developing it is loaded anew each time.
 */
export type PageCode = {
  renderPage(order: PageOrder): Promise<RenderedPage>;
  /** What a page does with what it is sent; undefined if it takes nothing. */
  actOn(args: ActionArgs): Promise<ActionResult | undefined>;
  /** What the policy of a page has to allow by its hash. */
  INLINE_SCRIPTS: readonly string[];
};
