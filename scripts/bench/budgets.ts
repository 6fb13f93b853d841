/** What the site must keep; `npm run bench` prints each beside what was measured. */
export const BUDGETS = {
  /** Requests a second of a cached page, as a share of a bare Node server with the same bytes. */
  pageToNode: { atLeast: 0.6 },
  /** All JavaScript of a page, gzip, in KB; React and React Router alone are 112. */
  scriptKb: { atMost: 135 },
  homeKb: { atMost: 350 },
  innerKb: { atMost: 260 },
  memoryMb: { atMost: 300 },
  snapshot2000Seconds: { atMost: 6 },
  snapshot20000Seconds: { atMost: 60 },
  snapshot20000Mb: { atMost: 1000 },
  eventLoopMs: { atMost: 80 },
  lighthousePerformance: { atLeast: 95 },
  lighthouseOther: { atLeast: 100 },
} as const;

export type BudgetName = keyof typeof BUDGETS;
