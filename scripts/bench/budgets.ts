/** What the site must keep; `npm run bench` prints each beside what was measured. */
export const BUDGETS = {
  /** Requests a second of a cached page, as a share of what nginx does with the same bytes. */
  pageToNginx: { atLeast: 0.4 },
  /** The same, as a share of a bare Node server with the same bytes. */
  pageToNode: { atLeast: 0.6 },
  /** All JavaScript of a page, gzip, in KB: 115 for framework and pages, 25 for the shell. */
  scriptKb: { atMost: 140 },
  shellKb: { atMost: 25 },
  /** Interaction to next paint on a slow machine. */
  flyoutMs: { atMost: 100 },
  homeKb: { atMost: 350 },
  innerKb: { atMost: 250 },
  memoryMb: { atMost: 250 },
  snapshot2000Seconds: { atMost: 2 },
  snapshot20000Seconds: { atMost: 10 },
  snapshot20000Mb: { atMost: 500 },
  eventLoopMs: { atMost: 50 },
  /** Messages that were sent and not kept. */
  formFaults: { atMost: 0 },
  lighthousePerformance: { atLeast: 98 },
  lighthouseOther: { atLeast: 100 },
} as const;

export type BudgetName = keyof typeof BUDGETS;
