'use client';

import type { DefaultCellComponentProps } from 'payload';
import { ThumbnailOf } from './thumbnail-of.tsx';

/** The picture of an entry in a list; the first if it has many. */
export function PictureCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { pictures } = rowData as { pictures?: { image?: unknown }[] | null };
  const [first] = [cellData, pictures?.[0]?.image].flat().filter(Boolean) as unknown[];
  return typeof first === 'string' ? <ThumbnailOf id={first} /> : null;
}
