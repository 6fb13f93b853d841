import type { ActionArgs, ActionResult, PageServices } from './pages/page-module.ts';

export type PageOrder = {
  url: URL;
  services: PageServices;
  /** The modules that the browser runs; none in a preview. */
  scripts: readonly string[];
  /** What came of what was sent to the page; it is shown in it. */
  result?: { status: number; answer: object; isFault?: boolean };
  /** Show the error page of this status, whatever is at the address. */
  status?: number;
};

export type RenderedPage = { status: number; html: string };

/** The code that makes pages, as the server calls it; while developing it is loaded anew each time. */
export type PageCode = {
  renderPage(order: PageOrder): Promise<RenderedPage>;
  /** What a page does with what it is sent; undefined if it takes nothing. */
  actOn(args: Omit<ActionArgs, 'params'>): Promise<ActionResult | undefined>;
  /** What the policy of a page has to allow by its hash. */
  INLINE_SCRIPTS: readonly string[];
  INLINE_STYLES: readonly string[];
};
