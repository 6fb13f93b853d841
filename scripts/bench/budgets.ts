/** The limits of the site; `npm run bench` prints each next to the measured value. */
export const BUDGETS = {
  /** Requests per second of a cached page, relative to a bare Node server with the same bytes. */
  pageToNode: { atLeast: 0.85 },
  /** Scripts that a content page runs without any interaction, gzip, in KB. */
  scriptKb: { atMost: 15 },
  /** The same on a page with a form in view: React is most of it. */
  formScriptKb: { atMost: 100 },
  /** The scripts that stand in every page and run before it is painted, gzip. */
  inlineScriptKb: { atMost: 3 },
  htmlKb: { atMost: 22 },
  /** Of any page on a phone of 390 px; the privacy policy says what the law wants said. */
  phoneHeightPx: { atMost: 8_000 },
  /** Interaction to next paint on a slow machine. */
  flyoutMs: { atMost: 100 },
  /** Everything that a phone loads of a page, but for the script of a form. */
  homeKb: { atMost: 110 },
  listKb: { atMost: 100 },
  innerKb: { atMost: 90 },
  memoryMb: { atMost: 250 },
  /**
   * A full load of all content by a site without a copy, when another has read it before. The first
   * one ever takes three times as long (decision 2).
   */
  snapshot2000Seconds: { atMost: 2 },
  snapshot20000Seconds: { atMost: 10 },
  snapshot20000Mb: { atMost: 500 },
  firstLoadHeldMs: { atMost: 50 },
  /** While serving visitors: a change in a list of 2,000 entries, and in any list. */
  editSeconds: { atMost: 2 },
  eventLoopMs: { atMost: 50 },
  blockingMs: { atMost: 30 },
  layoutShift: { atMost: 0 },
  formErrors: { atMost: 0 },
  /** Forms whose sender was thanked, while everything fails. */
  formsLost: { atMost: 0 },
  formsTwice: { atMost: 0 },
  mailsLost: { atMost: 0 },
  /** Of an editor, on a quiet machine: from the click to an open form, and to “published”. */
  openEntrySeconds: { atMost: 1 },
  publishSeconds: { atMost: 0.5 },
  /** Journeys of the studio in which something typed was not found again. */
  wordsLost: { atMost: 0 },
  /** A mail that was handed over when its sender died is sent once more. */
  mailsTwiceShare: { atMost: 0.01 },
  /** During storms of the most expensive requests: the home page, and the memory of the site. */
  stormHomeMs: { atMost: 100 },
  stormErrors: { atMost: 0 },
  stormMemoryMb: { atMost: 400 },
  /** A new picture for a visitor, after 500 large ones that were dropped, or beside 400 held. */
  thumbnailSeconds: { atMost: 5 },
  /** An hour of mixed requests at half capacity: memory after it, relative to ten minutes. */
  soakErrors: { atMost: 0 },
  soakMemory: { atMost: 1.1 },
  lighthousePerformance: { atLeast: 100 },
  lighthouseOther: { atLeast: 100 },
} as const;

export type BudgetName = keyof typeof BUDGETS;
