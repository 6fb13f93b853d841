import { SAFETY_KINDS, type SafetyKind } from '@clinic/cms/text-blocks/safety-kinds';
import { readHtml } from '#content/values/html.ts';

/** A chapter of a text; that of a safety card has its kind. */
export type TextSection = { title: string; html: string; safety?: SafetyKind };

/** Splits a text at its headings: the text before the first, then each with its text. */
export function splitSections(
  html: string,
  heading: 'h2' | 'h3',
): { intro: string; sections: TextSection[] } {
  const headings = readHtml(html).headings.filter(({ tag }) => tag === heading);
  return {
    intro: html.slice(0, headings[0]?.start).trim(),
    sections: headings.map(({ title, end, card }, index) => {
      const text = html.slice(end, headings[index + 1]?.start);
      const safety = SAFETY_KINDS.find((kind) => kind === card);
      if (!safety) return { title, html: text.trim() };
      return { title, html: text.replace('</section>', '').trim(), safety };
    }),
  };
}

/** The text up to the end of a chapter, and all that follows. */
export function splitAfterChapter(html: string, chapter: number): [string, string] {
  const chapters = readHtml(html).headings.filter(({ tag }) => tag === 'h2');
  const end = chapters[chapter]?.start ?? html.length;
  return [html.slice(0, end), html.slice(end)];
}
