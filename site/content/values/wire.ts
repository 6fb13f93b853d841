import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';

/**
 * The common format of all content sources: a raw Cockpit v1 entry. The default language is in the
 * field itself, every other in a sibling: `title`, `title_de`, `title_it`.
 */
export type WireEntry = { readonly _id: string; readonly [field: string]: unknown };

export type WireField = {
  readonly name: string;
  readonly type: string;
  readonly localize: boolean;
  readonly options: Readonly<Record<string, unknown>>;
};

export type WireCollection = {
  readonly fields: readonly WireField[];
  readonly entries: readonly WireEntry[];
  /** Whether editors order it as a tree, with `_pid` and `_o` on the entries. */
  readonly sortable: boolean;
};

export type WireSingleton = {
  readonly fields: readonly WireField[];
  readonly data: Readonly<Record<string, unknown>> | null;
};

/** An uploaded file; image fields point to a picture by `meta.asset`, asset fields by `_id`. */
export type WireAsset = {
  readonly _id: string;
  readonly path: string;
  readonly mime?: string;
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly focal?: { readonly x: number; readonly y: number };
  readonly alt: Readonly<Record<string, string>>;
  /** In seconds since 1970. */
  readonly created?: number;
  readonly modified?: number;
};

export type WireLink = { readonly _id?: string; readonly link: string; readonly display?: string };

export type WirePart =
  | ({ readonly kind: 'collection' } & WireCollection)
  | ({ readonly kind: 'singleton' } & WireSingleton)
  | { readonly kind: 'assets'; readonly assets: readonly WireAsset[] };

export function variantName(field: string, locale: string): string {
  return locale === DEFAULT_LOCALE ? field : `${field}_${locale}`;
}

export const VARIANT_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The keys of a field in all languages, that of the default one first. */
export function variantNames(field: string): string[] {
  return [field, ...VARIANT_LOCALES.map((locale) => variantName(field, locale))];
}

/** A copy of a part in which an entry is replaced, or appended if it is new. */
export function withEntry(part: WirePart, entry: WireEntry): WirePart | undefined {
  if (part.kind === 'singleton') return { ...part, data: entry };
  if (part.kind !== 'collection') return undefined;
  const at = part.entries.findIndex(({ _id }) => _id === entry._id);
  const entries = at < 0 ? [...part.entries, entry] : part.entries.with(at, entry);
  return { ...part, entries };
}
