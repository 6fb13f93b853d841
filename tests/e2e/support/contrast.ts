import type { Locator, Page } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

/**
 * The lowest contrast between white and the pixels behind each line of an element's white words.
 * The element is invisible in the screenshot that the pixels are read from. The page must not be
 * scrolled.
 */
export async function contrastBehind(page: Page, element: Locator): Promise<number[]> {
  const lines = await element.evaluate(linesOfText);
  await element.evaluate((node) => node.style.setProperty('visibility', 'hidden'));
  const screenshot = await page.screenshot({ scale: 'css', fullPage: true, clip: around(lines) });
  await element.evaluate((node) => node.style.removeProperty('visibility'));
  return page.evaluate(lowestContrasts, {
    lines,
    origin: around(lines),
    png: screenshot.toString('base64'),
  });
}

function linesOfText(element: Element): Box[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: Box[] = [];
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent || getComputedStyle(parent).color !== 'rgb(255, 255, 255)') continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      boxes.push({ x, y, width, height });
    }
  }
  return boxes;
}

function around(boxes: Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** Runs in the page, because only browsers decode pictures by themselves. */
async function lowestContrasts(of: { png: string; origin: Box; lines: Box[] }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(of.png), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.drawImage(picture, 0, 0);
  // Relative luminance as WCAG 2 has it: the share of light of each value of a colour.
  const light = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return of.lines.map(({ x, y, width, height }) => {
    const left = Math.floor(x - of.origin.x);
    const top = Math.floor(y - of.origin.y);
    const { data } = context.getImageData(left, top, Math.ceil(width), Math.ceil(height));
    let lightest = 0;
    for (let at = 0; at < data.length; at += 4) {
      const luminance =
        0.2126 * (light[data[at] ?? 0] ?? 0) +
        0.7152 * (light[data[at + 1] ?? 0] ?? 0) +
        0.0722 * (light[data[at + 2] ?? 0] ?? 0);
      lightest = Math.max(lightest, luminance);
    }
    return 1.05 / (lightest + 0.05);
  });
}
