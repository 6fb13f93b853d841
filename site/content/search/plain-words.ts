import { plainText } from '#content/values/plain-text.ts';

const END_OF_LINE = /<\/(?:p|h[1-6]|li|t[dhr]|blockquote|figcaption)>|<(?:br|hr)\b[^>]*>/g;

/** Sanitised HTML as one line of text, with a space between blocks. */
export function plainWords(html: string): string {
  return plainText(html.replace(END_OF_LINE, '$& ')).replace(/\s+/g, ' ');
}

/** The text of all headings: they say what a text is about. */
export function headingWords(html: string): string {
  return [...html.matchAll(/<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/g)]
    .map((match) => plainWords(match[1] ?? ''))
    .join(' ');
}
