import { isRow, type Row } from '#content/values/row.ts';

const UPLOADS = '/storage/uploads';

/** The panel stores a picture as `{path, meta}`, an asset or a path, and a removed one as `[]`. */
export function panelPicture(value: unknown): Row | null {
  if (Array.isArray(value)) return value.length > 0 ? panelPicture(value[0]) : null;
  if (typeof value === 'string') return value.trim() ? { path: fromRoot(value.trim()) } : null;
  if (!isRow(value) || typeof value.path !== 'string' || value.path === '') return null;
  if (isAsset(value)) return { path: belowUploads(value.path), meta: { asset: value._id } };
  const { meta, ...rest } = value;
  return { ...rest, path: fromRoot(value.path), ...(isRow(meta) && { meta }) };
}

export const isDrawing = (path: string) => /\.svgz?$/i.test(path);

/** Why pages cannot show a picture; undefined if they can. Pages load nothing from other hosts. */
export function whyNotShown(path: string): string | undefined {
  if (isDrawing(path)) return `${path} is an SVG drawing, which can hold scripts and is not shown`;
  if (!/^(?:https?:)?\/\//i.test(path)) return undefined;
  return `${path} is on another host and is not shown: upload it, or name the host in the map of names`;
}

export function panelFile(value: unknown): Row | null {
  if (Array.isArray(value)) return value.length > 0 ? panelFile(value[0]) : null;
  if (typeof value === 'string') return value.trim() ? { path: fromRoot(value.trim()) } : null;
  if (!isRow(value) || typeof value.path !== 'string' || value.path === '') return null;
  const { _id, mime, size } = value;
  return {
    ...(typeof _id === 'string' && { _id }),
    path: isAsset(value) ? belowUploads(value.path) : fromRoot(value.path),
    ...(typeof mime === 'string' && { mime }),
    ...(Number.isFinite(Number(size)) && size !== null && { size: Number(size) }),
  };
}

const isAsset = ({ _id, mime, meta }: Row) =>
  typeof _id === 'string' && (mime !== undefined || meta === undefined);

/** Cockpit gives an asset's path relative to its uploads. */
export function belowUploads(path: string): string {
  return path.startsWith('/storage/') ? path : `${UPLOADS}/${path.replace(/^\/+/, '')}`;
}

function fromRoot(path: string): string {
  return /^(?:\/|https?:)/i.test(path) ? path : `/${path}`;
}
