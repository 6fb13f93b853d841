import { SAFETY_KINDS } from '@clinic/cms/text-blocks/safety-kinds';
import sanitizeHtml from 'sanitize-html';

/** Editors' texts may contain structure and links, but no scripts, styles, frames or ids. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'b', 'em', 'i', 'br', 'hr'],
    ...['blockquote', 'sub', 'sup', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'img'],
    ...['figcaption', 'section', 'caption', 'details', 'summary'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
    // The id of a video on YouTube.
    figure: ['data-film'],
    section: [{ name: 'data-safety', values: [...SAFETY_KINDS] }],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    // A section is a safety card or nothing: other sections are dropped, and their text stays.
    section: (tagName, attribs) => ({
      tagName: isSafetyKind(attribs['data-safety']) ? tagName : 'div',
      attribs,
    }),
    figure: (tagName, attribs) => ({
      tagName,
      attribs: isFilm(attribs['data-film']) ? attribs : {},
    }),
    a: (tagName, attribs) => {
      const isOther = attribs.target === '_blank';
      return { tagName, attribs: isOther ? { ...attribs, rel: 'noopener noreferrer' } : attribs };
    },
  },
};

function isSafetyKind(value: string | undefined): boolean {
  return SAFETY_KINDS.some((kind) => kind === value);
}

function isFilm(value: string | undefined): boolean {
  return value !== undefined && /^[\w-]{11}$/.test(value);
}

export function sanitizeHtmlText(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
