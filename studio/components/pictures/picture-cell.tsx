'use client';

import type { DefaultCellComponentProps } from 'payload';

/** The picture of an entry in a list; the first if it has many. */
export function PictureCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { pictures } = rowData as { pictures?: { image?: unknown }[] | null };
  const [first] = [cellData, pictures?.[0]?.image].flat().filter(Boolean) as unknown[];
  return typeof first === 'string' ? <ThumbnailOf id={first} /> : null;
}

export function ThumbnailOf({ id }: { id: string }) {
  return (
    <img
      className="thumbnail-of"
      src={`/api/media/${id}/thumbnail`}
      alt=""
      loading="lazy"
      width="44"
      height="44"
    />
  );
}
