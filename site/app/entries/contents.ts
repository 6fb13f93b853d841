import { SAFETY_KINDS, type SafetyKind } from '@clinic/cms/text-blocks/safety-kinds';
import { slugify } from '@clinic/cms/values/slugify';
import { readHtml, withHeadings } from '#content/values/html.ts';

/** A chapter of a text; that of a safety card has its kind. */
export type Section = { id: string; title: string; safety?: SafetyKind };

/**
 * Gives each h2 an anchor. A translation with as many headings as the original has its anchors, so
 * that whoever changes the language stays at the same place.
 */
export function withContents(html: string, original: string = html) {
  const own = titlesOf(html);
  const originals = original === html ? own : titlesOf(original);
  const ids = anchorsOf(originals.length === own.length ? originals : own);
  const sections: Section[] = [];
  const anchored = withHeadings(html, ({ tag, title, card }) => {
    if (tag !== 'h2') return undefined;
    const id = ids[sections.length] ?? '';
    sections.push({ id, title, safety: safetyOf(card) });
    const start = card ? `<section data-safety="${card}" aria-labelledby="${id}">` : '';
    return { opening: `${start}<h2 id="${id}">`, closing: '</h2>' };
  });
  return { html: anchored, sections };
}

function titlesOf(html: string): string[] {
  const { headings } = readHtml(html);
  return headings.filter(({ tag }) => tag === 'h2').map(({ title }) => title);
}

function anchorsOf(titles: readonly string[]): string[] {
  const ids: string[] = [];
  for (const title of titles) {
    const base = slugify(title) || 'section';
    const taken = ids.filter((id) => id.startsWith(base)).length;
    ids.push(taken > 0 ? `${base}-${taken + 1}` : base);
  }
  return ids;
}

function safetyOf(card: string | undefined): SafetyKind | undefined {
  return SAFETY_KINDS.find((kind) => kind === card);
}

export function splitSections(html: string, heading: 'h2' | 'h3') {
  const headings = readHtml(html).headings.filter(({ tag }) => tag === heading);
  return {
    intro: html.slice(0, headings[0]?.start).trim(),
    sections: headings.map(({ title, end, card }, index) => {
      const safety = safetyOf(card);
      const text = html.slice(end, headings[index + 1]?.start);
      return { title, html: (safety ? text.replace('</section>', '') : text).trim(), safety };
    }),
  };
}

export function splitAfterChapter(html: string, chapter: number): [string, string] {
  const chapters = readHtml(html).headings.filter(({ tag }) => tag === 'h2');
  const end = chapters[chapter]?.start ?? html.length;
  return [html.slice(0, end), html.slice(end)];
}
