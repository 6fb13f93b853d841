import { slugify } from '@alpsera/cms/slugify';
import { withHeadings } from '#content/values/html.ts';

export type Section = { id: string; title: string };

/** Gives each h2 of a text an anchor and lists them, for the table of contents of long texts. */
export function withContents(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const anchored = withHeadings(html, ({ tag, title }) => {
    if (tag !== 'h2') return undefined;
    const base = slugify(title) || 'section';
    const taken = sections.filter((section) => section.id.startsWith(base)).length;
    const id = taken > 0 ? `${base}-${taken + 1}` : base;
    sections.push({ id, title });
    return { opening: `<h2 id="${id}">`, closing: '</h2>' };
  });
  return { html: anchored, sections };
}
