/** The limits of the site; `npm run bench` prints each next to the measured value. */
export const BUDGETS = {
  /** Requests per second of a cached page, relative to a bare Node server with the same bytes. */
  pageToNode: { atLeast: 0.85 },
  /** Scripts that a content page runs without any interaction, gzip, in KB. */
  scriptKb: { atMost: 15 },
  /** Those of a page with a form in view, most of which is React. */
  formScriptKb: { atMost: 100 },
  /** The inline scripts that run before a page is painted, gzip. */
  inlineScriptKb: { atMost: 3 },
  /** The HTML of a page, brotli. */
  htmlKb: { atMost: 22 },
  /** Any page on a phone of 390 px, but the privacy policy, whose length is up to the law. */
  phoneHeightPx: { atMost: 8_000 },
  /** Interaction to next paint on a slow machine. */
  flyoutMs: { atMost: 100 },
  /** Everything that a phone loads for a page, except the script of a form. */
  homeKb: { atMost: 110 },
  listKb: { atMost: 100 },
  innerKb: { atMost: 90 },
  /** With the script of the form. */
  formKb: { atMost: 150 },
  memoryMb: { atMost: 250 },
  /**
   * A full load of all content by a site without a copy on disk, from entries that another site has
   * converted. The first load ever takes three times as long (decision 2).
   */
  snapshot2000Seconds: { atMost: 2 },
  snapshot20000Seconds: { atMost: 10 },
  snapshot20000Mb: { atMost: 500 },
  firstLoadHeldMs: { atMost: 50 },
  /** From an edit in a list of 2,000 entries until visitors see it. */
  editSeconds: { atMost: 2 },
  /** The longest hold of the event loop after an edit in any list. */
  eventLoopMs: { atMost: 50 },
  blockingMs: { atMost: 30 },
  layoutShift: { atMost: 0 },
  /** Messages that were sent but not stored. */
  formErrors: { atMost: 0 },
  /** Forms that were lost though their sender was thanked, while everything around fails. */
  formsLost: { atMost: 0 },
  formsTwice: { atMost: 0 },
  mailsLost: { atMost: 0 },
  /** How long an editor waits on a quiet machine: for an open form, and for “published”. */
  openEntrySeconds: { atMost: 1 },
  publishSeconds: { atMost: 0.5 },
  /** Browser tests of the studio in which something typed was not found again. */
  wordsLost: { atMost: 0 },
  /** A mail is sent twice if its process dies between handing it over and noting that. */
  mailsTwiceShare: { atMost: 0.01 },
  /** During storms of the most expensive requests: the home page, and the memory of the site. */
  stormHomeMs: { atMost: 100 },
  stormErrors: { atMost: 0 },
  stormMemoryMb: { atMost: 400 },
  /** A new picture for a visitor, after 500 large ones were dropped or while 400 are waited for. */
  thumbnailSeconds: { atMost: 5 },
  /** After an hour of mixed requests at half capacity; memory relative to that after ten minutes. */
  soakErrors: { atMost: 0 },
  soakMemory: { atMost: 1.1 },
  lighthousePerformance: { atLeast: 100 },
  lighthouseOther: { atLeast: 100 },
} as const;

export type BudgetName = keyof typeof BUDGETS;
