import { readHtml } from '#content/values/html.ts';

export type TextSection = { title: string; html: string };

/** Splits a text at its headings: the text before the first, then each with its text. */
export function splitSections(
  html: string,
  heading: 'h2' | 'h3',
): { intro: string; sections: TextSection[] } {
  const headings = readHtml(html).headings.filter(({ tag }) => tag === heading);
  return {
    intro: html.slice(0, headings[0]?.start).trim(),
    sections: headings.map(({ title, end }, index) => ({
      title,
      html: html.slice(end, headings[index + 1]?.start).trim(),
    })),
  };
}
