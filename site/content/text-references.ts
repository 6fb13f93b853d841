import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { escapeAttribute } from './values/escape-html.ts';
import type { Row } from './values/row.ts';
import { variantName, type WireAsset, type WireField } from './values/wire.ts';

/** Finds what texts refer to, as far as it is published. */
export type TextLookup = {
  asset(id: string): WireAsset | undefined;
  address(collection: string, id: string, locale: Locale): string | undefined;
  /** Whether an address that somebody typed leads to a page that is switched off. */
  isDeadLink(address: string): boolean;
};

/** The beginning of every mark. It is a path, so the sanitiser lets it through. */
const MARK = '"/@';

/** A mark stands for an address until the snapshot is assembled. */
export function entryMark(collection: string, id: string): string {
  return `/@entry/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;
}

export function fileMark(id: string): string {
  return `/@file/${encodeURIComponent(id)}`;
}

/** Links to something unpublished become plain text, and missing pictures are left out. */
export function resolveTexts<Entry extends Row>(
  fields: readonly WireField[],
  entry: Entry,
  lookup: TextLookup,
): Entry {
  let resolved: Record<string, unknown> | undefined;
  for (const field of fields) {
    if (field.type !== 'wysiwyg') continue;
    for (const locale of LOCALES) {
      const name = variantName(field.name, locale);
      const html = entry[name];
      if (typeof html !== 'string') continue;
      const text = html.includes(MARK) ? resolveText(html, locale, lookup) : html;
      const kept = withoutDeadLinks(text, lookup);
      if (kept === html) continue;
      resolved ??= { ...entry };
      resolved[name] = kept;
    }
  }
  return (resolved as Entry | undefined) ?? entry;
}

const LINK = /<a href="\/@(entry\/([^/"]+)|file)\/([^/"]+)"([^>]*)>([\s\S]*?)<\/a>/g;
/** Only the figure of a picture: the figure of a film stays if its picture is missing. */
const PICTURE_FIGURE = /<figure><img src="\/@file\/([^/"]+)"[^>]*>([\s\S]*?)<\/figure>/g;
const PICTURE = /<img src="\/@file\/([^/"]+)"[^>]*>/g;

function resolveText(html: string, locale: Locale, lookup: TextLookup): string {
  const fileOf = (id: string) => lookup.asset(decodeURIComponent(id));
  return html
    .replace(LINK, (_, kind, collection: string, id: string, rest: string, words: string) => {
      const address =
        kind === 'file'
          ? fileOf(id)?.path
          : lookup.address(decodeURIComponent(collection), decodeURIComponent(id), locale);
      return address ? `<a href="${escapeAttribute(address)}"${rest}>${words}</a>` : words;
    })
    .replace(PICTURE_FIGURE, (figure, id: string) => (fileOf(id) ? figure : ''))
    .replace(PICTURE, (_, id: string) => {
      const asset = fileOf(id);
      return asset ? pictureHtml(asset, locale) : '';
    });
}

const TYPED_LINK = /<a href="(\/[^"]*)"[^>]*>([\s\S]*?)<\/a>/g;

function withoutDeadLinks(html: string, lookup: TextLookup): string {
  if (!html.includes('<a href="/')) return html;
  return html.replace(TYPED_LINK, (link, address: string, words: string) =>
    lookup.isDeadLink(address) ? words : link,
  );
}

function pictureHtml({ path, alt, width, height }: WireAsset, locale: Locale): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const text = escapeAttribute(alt[locale] ?? alt[DEFAULT_LOCALE] ?? '');
  return `<img src="${escapeAttribute(path)}" alt="${text}"${size} loading="lazy" />`;
}
