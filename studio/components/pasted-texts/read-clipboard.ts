import { escaped } from './pasted-line.ts';
import { filmOf, type Offered, type Pasted, type PastedPart } from './pasted-parts.ts';
import { readPastedHtml } from './read-pasted-html.ts';

/** The type of what was copied in the studio, which the editor inserts best by itself. */
const OWN = 'application/x-lexical-editor';

/** What the clipboard has for a text; undefined if the editor should insert it by itself. */
export function readClipboard(
  data: DataTransfer,
  offered: Offered,
  isEmptyLine: boolean,
): Pasted | undefined {
  if (data.types.includes(OWN)) return undefined;
  const text = data.getData('text/plain').trim();
  const html = data.getData('text/html');
  const film = filmOf(text, linkWords(html));
  if (film) return isEmptyLine && offered.hasBlocks ? whole([film]) : undefined;
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (html) return withFile(readPastedHtml(html, offered), pictures);
  if (!text) return pictures.length > 0 ? ofFiles(pictures, offered) : undefined;
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  if (!isEmptyLine || !offered.hasBlocks || !lines.some((line) => filmOf(line.trim()))) {
    return undefined;
  }
  return whole(
    lines.map((line) => filmOf(line.trim()) ?? { kind: 'html', html: `<p>${escaped(line)}</p>` }),
  );
}

const whole = (parts: PastedPart[]): Pasted => ({ parts, leftOut: new Map() });

/** The title of a page, which some browsers add to its address when that is copied. */
function linkWords(html: string): string {
  const link = html && new DOMParser().parseFromString(html, 'text/html').querySelector('a');
  const words = link ? link.textContent.trim().replace(/ - YouTube$/, '') : '';
  return filmOf(words) ? '' : words;
}

function ofFiles(files: readonly File[], { hasBlocks }: Offered): Pasted {
  if (!hasBlocks) return { parts: [], leftOut: new Map([['pictures', files.length]]) };
  return whole(files.map((file) => ({ kind: 'picture', address: '', alt: '', caption: '', file })));
}

const REACHABLE = /^(?:https?:|data:image\/(?!svg))/i;

// A single picture comes with its file, and needs no address. A file beside words is an image of
// those words, and is ignored. Browsers never give away pictures that are on somebody's disk.
function withFile({ leftOut, parts }: Pasted, files: readonly File[]): Pasted {
  const [first] = parts;
  if (parts.length === 1 && first?.kind === 'picture' && files.length === 1) {
    return { leftOut, parts: [{ ...first, file: files[0] }] };
  }
  const local = parts.filter((part) => part.kind === 'picture' && !REACHABLE.test(part.address));
  if (local.length > 0) leftOut.set('localPictures', local.length);
  return { leftOut, parts: parts.filter((part) => !local.includes(part)) };
}
