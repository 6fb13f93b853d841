import { pastedYoutubeId, watchUrl } from '@clinic/cms/values/youtube-address';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escapeAttribute, escapeText } from '#content/values/escape-html.ts';
import { readHtml } from '#content/values/html.ts';
import { sanitizeHtmlText } from '#content/values/sanitize.ts';
import type { HostAddresses } from './host-addresses.ts';
import { isDrawing, whyNotShown } from './panel-files.ts';

const BLOCKS =
  'p|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|caption|blockquote|figure|figcaption|section|hr|details|summary|div|pre';
const TAG = /<\/?[a-z][^>]*>/i;
const FRAME = /<(iframe|embed|object)\b([^>]*)>(?:[\s\S]*?<\/\1\s*>)?/gi;
const FRAME_ADDRESS = /\b(?:src|data)\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** A div with words and no block inside is a paragraph; other divs are only wrappers. */
const PLAIN_DIV = new RegExp(`<div>((?:(?!</?(?:${BLOCKS})\\b)[\\s\\S])*)</div>`, 'g');
const PRE = /<pre>([\s\S]*?)<\/pre>/g;
const LONE_FRAME = /<p>\s*(<figure data-film[\s\S]*?<\/figure>|<p>[\s\S]*?<\/p>)\s*<\/p>/g;
const EMPTY_PARAGRAPH = /<p>(?:\s|&nbsp;|&#160;|\u00a0|<br\s*\/?>)*<\/p>/g;
const BETWEEN_BLOCKS = new RegExp(
  `(</(?:${BLOCKS})>|<(?:ul|ol|table|tbody|thead|tr|hr /)>)\\s+`,
  'g',
);
const BEFORE_BLOCK = new RegExp(`\\s+(?=</?(?:${BLOCKS})\\b)`, 'g');

/** Replaces tags that our texts do not have by those that they have; drops styles and ids. */
const PLAIN: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
    figure: ['data-film'],
    section: ['data-safety'],
  },
  allowVulnerableTags: true,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h5: 'h4',
    h6: 'h4',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '' } }),
  },
};

const markdown = new Marked({
  walkTokens(token) {
    // The only h1 of a page is its title.
    if (token.type === 'heading') token.depth = Math.max(2, token.depth);
  },
});

/**
 * A text of the panel as HTML for our pages; empty if it has neither words nor a picture. Pictures
 * that pages cannot show are left out and reported to `onMisfit`. Without it, the text is for other
 * clients, and only drawings are left out.
 */
export function panelHtml(
  text: string,
  fieldType: string,
  addresses: HostAddresses,
  onMisfit?: (reason: string) => void,
): string {
  const html = addresses.localHtml(
    fieldType === 'markdown' ? markdown.parse(text, { async: false }) : paragraphs(text),
  );
  const isNotShown = ({ tag, attribs }: sanitizeHtml.IFrame) => {
    if (tag !== 'img') return false;
    const path = (attribs.src ?? '').trim();
    const why = whyNotShown(path);
    if (why) onMisfit?.(why);
    return onMisfit ? why !== undefined : isDrawing(path);
  };
  const plain = sanitizeHtml(html.replace(FRAME, replaceFrame), {
    ...PLAIN,
    exclusiveFilter: isNotShown,
  })
    .replace(PRE, (_, words: string) => `<p>${words.trim().replaceAll('\n', '<br />')}</p>`)
    .replace(PLAIN_DIV, '<p>$1</p>')
    .replace(LONE_FRAME, '$1')
    .replace(EMPTY_PARAGRAPH, '');
  const clean = sanitizeHtmlText(plain)
    .replace(BETWEEN_BLOCKS, '$1')
    .replace(BEFORE_BLOCK, '')
    .trim();
  return hasContent(clean) ? clean : '';
}

/** The plain text of a value that may hold HTML where pages show none. */
export function panelText(text: string): string {
  return TAG.test(text) ? readHtml(sanitizeHtmlText(text)).lines.join('\n') : text;
}

/** Paragraphs of a plain text area, where an empty line ends a paragraph. */
function paragraphs(text: string): string {
  if (TAG.test(text) || text.trim() === '') return text;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((lines) => `<p>${lines.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** An embedded YouTube video becomes our player; anything else that is embedded becomes a link. */
function replaceFrame(_: string, __: string, attributes: string): string {
  const found = FRAME_ADDRESS.exec(attributes);
  const address = (found?.[1] ?? found?.[2] ?? '').trim();
  const id = pastedYoutubeId(address.startsWith('//') ? `https:${address}` : address);
  if (id) {
    const link = `<a href="${escapeAttribute(watchUrl(id))}">${id}</a>`;
    return `<figure data-film="${id}"><figcaption>${link}</figcaption></figure>`;
  }
  if (!/^https?:\/\//i.test(address)) return '';
  return `<p><a href="${escapeAttribute(address)}">${escapeText(address)}</a></p>`;
}

function hasContent(html: string): boolean {
  return /<(?:img|hr|figure)\b/.test(html) || readHtml(html).words !== '';
}
