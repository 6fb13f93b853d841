import type { WireAsset, WireEntry, WireField, WireLink } from './wire.ts';
import { VARIANT_LOCALES, variantName } from './wire.ts';

/** What a reference points to, if it is published. */
export type Lookup = {
  asset(id: string): WireAsset | undefined;
  display(link: WireLink): string | undefined;
};

type Image = { path?: string; meta?: { asset?: string } & Record<string, unknown> };

/**
 * Fills in what references show: an image's path and alt texts, a link's title. A source only says
 * which one is meant, so a renamed entry or a replaced picture is right everywhere at once.
 * References to what is not published are removed.
 */
export function resolveReferences<Entry extends Readonly<Record<string, unknown>>>(
  fields: readonly WireField[],
  entry: Entry,
  lookup: Lookup,
): Entry {
  let resolved: Record<string, unknown> | undefined;
  for (const field of fields) {
    const value = entry[field.name];
    if (value === null || value === undefined) continue;
    if (field.type === 'image') {
      resolved ??= { ...entry };
      resolved[field.name] = resolveImage(value as Image, lookup);
    } else if (field.type === 'collectionlink') {
      resolved ??= { ...entry };
      resolved[field.name] = Array.isArray(value)
        ? (value as WireLink[]).flatMap((link) => resolveLink(link, lookup) ?? [])
        : (resolveLink(value as WireLink, lookup) ?? null);
    }
  }
  return (resolved as Entry | undefined) ?? entry;
}

function resolveImage(image: Image, lookup: Lookup): Image | null {
  const asset = image.meta?.asset ? lookup.asset(image.meta.asset) : undefined;
  if (!asset) return image.path ? image : null;
  const meta: Record<string, unknown> = { title: asset.alt.en ?? '' };
  for (const locale of VARIANT_LOCALES) {
    const alt = asset.alt[locale];
    if (alt) meta[variantName('title', locale)] = alt;
  }
  const { width, height, focal } = asset;
  return { path: asset.path, meta: { ...meta, asset: asset._id, width, height, focal } };
}

function resolveLink(link: WireLink, lookup: Lookup): WireLink | undefined {
  const display = lookup.display(link);
  return display === undefined ? undefined : { _id: link._id, link: link.link, display };
}

/** The text by which an entry is named in links to it. */
export function displayOf(entry: WireEntry): string {
  const text = entry.title ?? entry.name ?? entry.value ?? entry.title_de ?? entry.title_it;
  return typeof text === 'string' ? text : '';
}
