import type { TableCells } from '@clinic/cms/text-blocks/table-cells';
import { watchUrl, withProtocol, youtubeIdOf } from '@clinic/cms/values/youtube-address';

type PastedTable = {
  kind: 'table';
  caption: string;
  cells: TableCells;
  namesRows: boolean;
};
export type PastedFilm = { kind: 'film'; address: string; title: string };
export type PastedPicture = {
  kind: 'picture';
  address: string;
  alt: string;
  caption: string;
  /** Present if the clipboard has the picture itself. */
  file?: File;
};
/** Headings, paragraphs and lists are HTML; all else becomes a block of our texts. */
export type PastedPart = { kind: 'html'; html: string } | PastedTable | PastedPicture | PastedFilm;

export type LeftOutKind =
  | 'cellLinks'
  | 'comments'
  | 'deletions'
  | 'embedded'
  | 'forms'
  | 'links'
  | 'marks'
  | 'localPictures'
  | 'navigation'
  | 'pictures'
  | 'tableParts'
  | 'unreachablePictures';
export type LeftOut = Map<LeftOutKind, number>;
export type Pasted = { parts: PastedPart[]; leftOut: LeftOut };

/** What the text allows that is pasted into; some allow only lists and links. */
export type Offered = { headings: readonly number[]; hasBlocks: boolean };

/** The film of a line that is the address of one and nothing else. */
export function filmOf(line: string, title = ''): PastedFilm | undefined {
  const id = /\s/.test(line) ? undefined : youtubeIdOf(withProtocol(line));
  return id ? { kind: 'film', address: watchUrl(id), title } : undefined;
}
