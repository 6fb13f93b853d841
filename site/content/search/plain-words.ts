import { plainText } from '#content/values/plain-text.ts';

const END_OF_LINE = /<\/(?:p|h[1-6]|li|t[dhr]|blockquote|figcaption)>|<(?:br|hr)\b[^>]*>/g;

/** The words of sanitised HTML on one line; those of two paragraphs do not run together. */
export function plainWords(html: string): string {
  return plainText(html.replace(END_OF_LINE, '$& ')).replace(/\s+/g, ' ');
}

/** What a text is about stands in its headings. */
export function headingWords(html: string): string {
  return [...html.matchAll(/<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/g)]
    .map((match) => plainWords(match[1] ?? ''))
    .join(' ');
}
