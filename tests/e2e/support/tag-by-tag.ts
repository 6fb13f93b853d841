import type { Page } from '@playwright/test';

/**
 * Writes the HTML of the current page once more, a frame for each tag of its content, until the
 * window is full: as on a machine so slow that it paints wherever the parser pauses.
 */
export async function writeTagByTag(page: Page): Promise<void> {
  const html = await (await page.request.get(page.url())).text();
  await page.evaluate(async (text) => {
    const start = text.indexOf('<main');
    const end = text.indexOf('</main>');
    document.open();
    document.write(text.slice(0, start));
    const tags = text.slice(start, end).split(/(?=<)/);
    let written = 0;
    let bottom = 0;
    while (written < tags.length && bottom <= innerHeight) {
      document.write(tags[written] ?? '');
      written += 1;
      const last = [...document.querySelectorAll('main *')].at(-1);
      bottom = last?.getBoundingClientRect().top ?? 0;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    document.write(tags.slice(written).join('') + text.slice(end));
    document.close();
  }, html);
}
