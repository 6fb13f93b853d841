import { plainText } from '#content/values/plain-text.ts';

export type TextSection = { title: string; html: string };

/** Splits a text at its headings: the text before the first, then each with its text. */
export function splitSections(
  html: string,
  heading: 'h2' | 'h3',
): { intro: string; sections: TextSection[] } {
  const parts = html.split(new RegExp(`(?=<${heading}[ >])`));
  const isHeaded = (part: string) => part.startsWith(`<${heading}`);
  return {
    intro: parts
      .filter((part) => !isHeaded(part))
      .join('')
      .trim(),
    sections: parts.filter(isHeaded).map((part) => {
      const end = part.indexOf(`</${heading}>`);
      const title = plainText(part.slice(0, end));
      return { title, html: part.slice(end + heading.length + 3).trim() };
    }),
  };
}
