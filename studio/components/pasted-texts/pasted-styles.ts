import type { Look } from './pasted-line.ts';

type Style = Record<string, string>;

/** Reads the attribute itself: `element.style` lacks unknown properties, such as those of Word. */
export function styleOf(element: Element): Style {
  const style: Style = {};
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const [name = '', ...value] = declaration.split(':');
    style[name.trim().toLowerCase()] = value.join(':').trim().toLowerCase();
  }
  return style;
}

const BOLD = new Set(['B', 'STRONG']);
const ITALIC = new Set(['I', 'EM', 'CITE']);

/** The formatting within an element; Google Docs puts all into a `<b>` that is not bold. */
export function lookOf(element: Element, style: Style, look: Look): Look {
  const { tagName } = element;
  const weight = style['font-weight'];
  const slant = style['font-style'];
  const align = style['vertical-align'];
  return {
    ...look,
    isBold: weight ? weight === 'bold' || Number(weight) >= 600 : look.isBold || BOLD.has(tagName),
    isItalic: slant ? /^(?:italic|oblique)/.test(slant) : look.isItalic || ITALIC.has(tagName),
    ...((tagName === 'SUP' || align === 'super') && { position: 'super' }),
    ...((tagName === 'SUB' || align === 'sub') && { position: 'sub' }),
    ...(tagName === 'PRE' && { keepsLines: true }),
  };
}

/** Underlined or struck through, which our texts do not have and readers may miss. */
export const isMarked = ({ tagName }: Element, style: Style): boolean =>
  /^(?:U|S|STRIKE)$/.test(tagName) ||
  /underline|line-through/.test(style['text-decoration'] ?? style['text-decoration-line'] ?? '');

export function hrefOf(address: string): string | undefined {
  return /^(?:https?:\/\/.|mailto:.|tel:.|sms:.)/i.test(address) ? address : undefined;
}

/** The level of a heading in HTML, Word or Word on the web. */
export function headingLevel(element: Element): number | undefined {
  if (/^H[1-6]$/.test(element.tagName)) return Number(element.tagName[1]);
  if (element.classList.contains('MsoTitle')) return 1;
  const isHeading = element.getAttribute('role') === 'heading';
  return isHeading ? Number(element.getAttribute('aria-level')) || 2 : undefined;
}

const RULE = /p\.(p\d+) \{[^}]*?\bfont: (?:[a-z]+ )*([\d.]+)px/g;
const LARGER = 1.2;
const LONGEST_HEADING = 120;

/** Levels of headings by class, from font sizes: Pages and other Mac programs mark them only so. */
export function headingsBySize(document: Document): Map<string, number> {
  const levels = new Map<string, number>();
  if (!document.querySelector('meta[content^="Cocoa HTML Writer"]')) return levels;
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const sizes = new Map([...styles.matchAll(RULE)].map(([, name, size]) => [name!, Number(size)]));
  const paragraphs = [...document.querySelectorAll('p')];
  const length = (name: string, longest = Infinity) =>
    paragraphs
      .filter((one) => one.className === name && one.textContent.length <= longest)
      .reduce((sum, { textContent }) => sum + textContent.trim().length, 0);
  const [body] = [...sizes].toSorted(([one], [other]) => length(other) - length(one));
  const larger = [...sizes]
    .filter(([name, size]) => size >= (body?.[1] ?? 0) * LARGER && length(name) > 0)
    .filter(([name]) => length(name) === length(name, LONGEST_HEADING));
  const levelsOfSize = [...new Set(larger.map(([, size]) => size))].toSorted((a, b) => b - a);
  for (const [name, size] of larger) levels.set(name, Math.min(levelsOfSize.indexOf(size), 1) + 2);
  return levels;
}
