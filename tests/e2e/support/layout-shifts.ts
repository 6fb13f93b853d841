import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
type Watched = { shifts: () => Promise<string[]> };

/** Records unexpected layout shifts, from the first frame of every page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const keep = (entries: PerformanceEntry[]) => {
      for (const { sources } of entries as Shift[]) {
        const names = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.outerHTML.slice(0, 160) ?? 'text';
        });
        moved.push(...(names.length > 0 ? names : ['something']));
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = async () => {
      // Shifts are reported after a frame; some entries may not have been delivered yet.
      for (let frames = 0; frames < 2; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      keep(observer.takeRecords());
      return moved;
    };
    Object.assign(window, { shifts });
  });
}

/** The beginnings of the elements that have shifted so far. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts());
}
