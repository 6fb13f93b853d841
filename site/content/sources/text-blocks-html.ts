import { SAFETY_KINDS } from '@clinic/cms/text-blocks/safety-kinds';
import { readCells } from '@clinic/cms/text-blocks/table-cells';
import { pastedYoutubeId, watchUrl } from '@clinic/cms/values/youtube-address';
import { fileMark } from '#content/text-references.ts';
import { escapeAttribute, escapeText } from '#content/values/escape-html.ts';

export type TextBlock = { blockType?: string; [field: string]: unknown };

type ToHtml = (richText: unknown) => string;

const KINDS: ReadonlySet<unknown> = new Set(SAFETY_KINDS);

const BLOCKS: Readonly<Record<string, (block: TextBlock, toHtml: ToHtml) => string>> = {
  safety: safetyCardHtml,
  picture: pictureHtml,
  quote: quoteHtml,
  table: tableHtml,
  faq: faqHtml,
  film: filmHtml,
};

/** The HTML of a block; undefined if it is none of ours. */
export function textBlockHtml(block: TextBlock, toHtml: ToHtml): string | undefined {
  const { blockType = '' } = block;
  return Object.hasOwn(BLOCKS, blockType) ? BLOCKS[blockType]?.(block, toHtml) : undefined;
}

export const TEXT_BLOCKS = Object.keys(BLOCKS);

/** The site recognises the card by its attribute, which texts of a Cockpit host may have too. */
function safetyCardHtml({ kind, title, text }: TextBlock, toHtml: ToHtml): string {
  const html = `<h2>${wordsOf(title)}</h2>${toHtml(text)}`;
  return KINDS.has(kind) ? `<section data-safety="${String(kind)}">${html}</section>` : html;
}

function pictureHtml({ image, caption }: TextBlock): string {
  const picture = pictureMark(image);
  if (!picture) return '';
  const words = wordsOf(caption);
  return `<figure>${picture}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function quoteHtml({ text, source }: TextBlock): string {
  const paragraphs = textOf(text)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escapeText(line)}</p>`);
  if (paragraphs.length === 0) return '';
  const words = wordsOf(source);
  const quote = `<blockquote>${paragraphs.join('')}</blockquote>`;
  return `<figure>${quote}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function tableHtml({ caption, cells, names_rows: namesRows }: TextBlock): string {
  const [head, ...rows] = readCells(cells) ?? [];
  if (!head) return '';
  const title = wordsOf(caption);
  const columns = head.map((cell) => `<th scope="col">${escapeText(cell)}</th>`).join('');
  const body = rows.map((row) => {
    const written = row.map((cell, at) =>
      namesRows && at === 0
        ? `<th scope="row">${escapeText(cell)}</th>`
        : `<td>${escapeText(cell)}</td>`,
    );
    return `<tr>${written.join('')}</tr>`;
  });
  return [
    `<table>${title && `<caption>${title}</caption>`}`,
    `<thead><tr>${columns}</tr></thead><tbody>${body.join('')}</tbody></table>`,
  ].join('');
}

function faqHtml({ questions }: TextBlock, toHtml: ToHtml): string {
  const rows = Array.isArray(questions) ? (questions as TextBlock[]) : [];
  return rows
    .map(({ question, answer }) => {
      const words = wordsOf(question);
      return words && `<details><summary>${words}</summary>${toHtml(answer)}</details>`;
    })
    .join('');
}

/** A link, for clients of the API; the site recognises it by its attribute and shows a player. */
function filmHtml({ address, title, image }: TextBlock): string {
  const id = pastedYoutubeId(textOf(address));
  if (!id) return '';
  const link = `<a href="${escapeAttribute(watchUrl(id))}">${wordsOf(title) || id}</a>`;
  return `<figure data-film="${id}">${pictureMark(image)}<figcaption>${link}</figcaption></figure>`;
}

function pictureMark(image: unknown): string {
  const id = typeof image === 'object' && image && 'id' in image ? image.id : image;
  return typeof id === 'string' && id ? `<img src="${fileMark(id)}" alt="" />` : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function wordsOf(value: unknown): string {
  return escapeText(textOf(value).trim());
}
