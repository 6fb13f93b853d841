import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  args: { elementCount?: number };
};

const BEGINS = 'styling-begins';
const ENDS = 'styling-ends';

/**
 * How many elements Chromium styles when something is added to a page. Counted within one task of
 * the page, so that nothing else comes in between, such as a font or an island.
 */
export async function styledWhenAdding(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }: { value: object[] }) =>
    events.push(...(value as TraceEvent[])),
  );
  await session.send('Tracing.start', { categories: 'devtools.timeline,blink.user_timing' });
  await page.evaluate(addToEachPart, [BEGINS, ENDS] as const);
  const collected = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await collected;
  const begins = events.find(({ name }) => name === BEGINS);
  const ends = events.find(({ name }) => name === ENDS);
  if (!begins || !ends) throw new Error('The trace has no marks.');
  return events
    .filter(({ name, pid, tid }) => {
      const isHere = pid === begins.pid && tid === begins.tid;
      return name === 'UpdateLayoutTree' && isHere;
    })
    .filter(({ ts }) => ts >= begins.ts && ts <= ends.ts)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

function addToEachPart([begins, ends]: readonly [string, string]): void {
  // Asking for a size makes the browser style what needs it: first what was due before.
  document.body.getBoundingClientRect();
  performance.mark(begins);
  for (const place of [document.body, document.querySelector('main'), document.head]) {
    place?.append(document.createElement('div'));
    document.body.getBoundingClientRect();
  }
  performance.mark(ends);
}
