import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { fileAddresses } from '#content/file-addresses.ts';
import { belowUploads } from '#content/sources/cockpit/panel-files.ts';
import { variantName } from '#content/values/wire.ts';
import type { HostAsset } from './cockpit-host.ts';

/** A file of the host: an asset of its library, or one that only lies in its uploads. */
export type HostFile = {
  /** As in `/storage/uploads/2026/11/lake.jpg`. */
  path: string;
  /** The asset's id, or the path. */
  key: string;
  mime: string;
  /** In seconds since 1970; 0 if unknown. */
  modified: number;
  /** In percent. */
  focal?: { x: number; y: number };
  alt: Partial<Record<Locale, string>>;
};

const MIMES: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  ...{ avif: 'image/avif', gif: 'image/gif', svg: 'image/svg+xml', pdf: 'application/pdf' },
};

/** The files of the library, and those that entries show besides, by path. */
export function gatherFiles(
  assets: readonly HostAsset[],
  values: readonly unknown[],
): Map<string, HostFile> {
  const files = new Map<string, HostFile>();
  for (const asset of assets) {
    const { _id: key, mime, description, modified, fp } = asset;
    const path = belowUploads(asset.path);
    files.set(path, {
      ...{ path, key, modified, mime: mime || mimeOf(path) },
      ...(fp && { focal: { x: Math.round(fp.x * 100), y: Math.round(fp.y * 100) } }),
      alt: description.trim() ? { en: description.trim() } : {},
    });
  }
  for (const value of values) {
    for (const found of fileAddresses(value)) {
      if (files.has(found)) continue;
      files.set(found, { path: found, key: found, mime: mimeOf(found), modified: 0, alt: {} });
    }
    takeAltTexts(value, files);
  }
  return files;
}

/** A host has alt texts wherever it shows a picture, our library has one: the first is taken. */
function takeAltTexts(value: unknown, files: ReadonlyMap<string, HostFile>): void {
  if (typeof value !== 'object' || value === null) return;
  const { path, meta } = value as { path?: unknown; meta?: Record<string, unknown> | null };
  const file = typeof path === 'string' ? files.get(path) : undefined;
  if (file && meta) {
    for (const locale of LOCALES) {
      const text = meta[variantName('title', locale)];
      if (typeof text === 'string' && text.trim()) file.alt[locale] ??= text.trim();
    }
  }
  for (const one of Object.values(value)) takeAltTexts(one, files);
}

function mimeOf(path: string): string {
  return MIMES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? '';
}
