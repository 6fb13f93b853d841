import { slugify } from '@alpsera/cms/slugify';
import { plainText } from '#content/values/plain-text.ts';

export type Section = { id: string; title: string };

/** Gives each h2 of a text an anchor and lists them, for the table of contents of long texts. */
export function withContents(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const title = plainText(inner);
    const base = slugify(title) || 'section';
    const taken = sections.filter((section) => section.id.startsWith(base)).length;
    const id = taken > 0 ? `${base}-${taken + 1}` : base;
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, sections };
}
