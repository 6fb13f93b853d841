import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import type { WireAsset, WireEntry, WireField, WireLink } from './values/wire.ts';
import type { Row } from './values/row.ts';
import { VARIANT_LOCALES, variantName } from './values/wire.ts';

/** Finds what references lead to, as far as it is published. */
export type Lookup = {
  asset(id: string): WireAsset | undefined;
  /** For pictures that name no asset, only its path. */
  assetAt(path: string): WireAsset | undefined;
  /** For links that do not name their collection. */
  collectionOf(id: string): string | undefined;
  display(link: WireLink): string | undefined;
};

type FileLink = { _id?: string; path?: string; mime?: string; size?: number };
type Image = { path?: string; meta?: { asset?: string } & Record<string, unknown> };

/**
 * Fills in an image's path and alt texts and a link's title. Sources give only ids, so a renamed
 * entry or a replaced picture is right everywhere at once. References to what is not published are
 * removed.
 */
export function resolveReferences<Entry extends Row>(
  fields: readonly WireField[],
  entry: Entry,
  lookup: Lookup,
): Entry {
  const resolved: Record<string, unknown> = {};
  for (const field of fields) {
    const resolve = resolverOf(field, lookup);
    if (!resolve) continue;
    const variants = field.localize ? VARIANT_LOCALES : [];
    const names = [field.name, ...variants.map((locale) => variantName(field.name, locale))];
    for (const name of names) {
      const value = entry[name];
      if (isObject(value)) resolved[name] = resolve(value);
    }
  }
  if (Object.keys(resolved).length === 0) return entry;
  // Unlike these, objects that are only spread share no hidden class once they are frozen, which
  // takes 900 bytes more for each.
  return Object.fromEntries(Object.entries({ ...entry, ...resolved })) as Entry;
}

/** Resolves each item of a list; items without a target are left out. */
function resolveAll<Value>(resolve: (value: Value) => unknown): (list: unknown) => unknown[] {
  return (list) =>
    (Array.isArray(list) ? (list as Value[]) : [])
      .filter(isObject)
      .flatMap((value) => resolve(value) ?? []);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function resolverOf(field: WireField, lookup: Lookup): ((value: unknown) => unknown) | undefined {
  switch (field.type) {
    case 'image':
      return (value) => resolveImage(value as Image, lookup);
    case 'gallery':
      return resolveAll((value: Image) => resolveImage(value, lookup));
    case 'asset':
      return (value) => resolveFile(value as FileLink, lookup);
    case 'collectionlink':
      return (value) =>
        Array.isArray(value)
          ? resolveAll((link: WireLink) => resolveLink(link, lookup))(value)
          : (resolveLink(value as WireLink, lookup) ?? null);
    case 'repeater':
    case 'set': {
      const { fields } = field.options as { fields?: readonly WireField[] };
      if (!fields) return undefined;
      const resolveRow = (row: Row) => resolveReferences(fields, row, lookup);
      return field.type === 'set' ? (value) => resolveRow(value as Row) : resolveAll(resolveRow);
    }
    default:
      return undefined;
  }
}

function resolveFile(file: FileLink, lookup: Lookup): FileLink | null {
  const asset = file._id ? lookup.asset(file._id) : undefined;
  if (!asset) return file.path ? file : null;
  return { _id: asset._id, path: asset.path, mime: asset.mime, size: asset.size };
}

/** Pictures as the library has them, kept because the entries of a long list share many. */
const asInLibrary = new WeakMap<WireAsset, Image>();

/** A picture's own titles take precedence over the library's. */
function resolveImage(image: Image, lookup: Lookup): Image | null {
  const { meta: own = {}, path } = image;
  const found =
    'asset' in own ? own.asset && lookup.asset(own.asset) : path && lookup.assetAt(path);
  const asset = found || undefined;
  if (!asset) return path ? image : null;
  const hasOwnTitle = Object.keys(own).some((name) => name !== 'asset');
  if (hasOwnTitle) return withTitles(asset, own);
  const shared = asInLibrary.get(asset) ?? Object.freeze(withTitles(asset, {}));
  asInLibrary.set(asset, shared);
  return shared;
}

function withTitles(asset: WireAsset, own: NonNullable<Image['meta']>): Image {
  const meta: Record<string, unknown> = { title: asset.alt[DEFAULT_LOCALE] ?? '' };
  for (const locale of LOCALES) {
    const name = variantName('title', locale);
    const alt = own[name] || asset.alt[locale];
    if (alt) meta[name] = alt;
  }
  const { width, height, focal } = asset;
  return { path: asset.path, meta: { ...meta, asset: asset._id, width, height, focal } };
}

function resolveLink(link: WireLink, lookup: Lookup): WireLink | undefined {
  // A link to a whole collection has no title to look up.
  if (link._id === undefined) return link;
  const to = link.link ?? lookup.collectionOf(link._id);
  const display = to && lookup.display({ _id: link._id, link: to });
  return display === undefined ? undefined : { _id: link._id, link: to, display };
}

export function displayOf(entry: WireEntry): string {
  const text = [
    entry.title,
    entry.name,
    entry.value,
    ...VARIANT_LOCALES.map((locale) => entry[variantName('title', locale)]),
  ].find((one) => one !== null && one !== undefined);
  return typeof text === 'string' ? text : '';
}
