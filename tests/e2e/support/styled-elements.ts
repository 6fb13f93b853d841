import type { Page } from '@playwright/test';

type TraceEvent = { name: string; args: { elementCount?: number } };

/** How many elements Chromium styles while something happens in a page. */
export async function styledWhile(page: Page, happens: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }: { value: object[] }) =>
    events.push(...(value as TraceEvent[])),
  );
  await session.send('Tracing.start', { categories: 'devtools.timeline' });
  await happens();
  const collected = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await collected;
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return counts.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
