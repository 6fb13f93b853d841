import { Parser } from 'htmlparser2';

export type Heading = {
  tag: string;
  title: string;
  /** The kind of the safety card that begins with this heading; its tag is part of the heading's. */
  card?: string;
  start: number;
  textStart: number;
  textEnd: number;
  end: number;
};

const HEADINGS = new Set(['h2', 'h3', 'h4']);
/** Elements after which a new line begins. */
const BREAKS = new Set([
  ...HEADINGS,
  ...['p', 'li', 'tr', 'td', 'th', 'blockquote', 'figcaption', 'caption', 'summary', 'br', 'hr'],
]);

/** Slow: only for texts that are shown or indexed. See docs/decisions/0006-dependencies.md. */
export function readHtml(html: string): { words: string; lines: string[]; headings: Heading[] } {
  if (!html.includes('<') && !html.includes('&')) {
    const words = toLine(html);
    return { words, lines: words === '' ? [] : [words], headings: [] };
  }
  const pieces: string[] = [];
  const lines: string[] = [];
  let firstOfLine = 0;
  const endLine = () => {
    const line = toLine(pieces.slice(firstOfLine).join(''));
    if (line !== '') lines.push(line);
    firstOfLine = pieces.length;
  };
  const headings: Heading[] = [];
  let open: (Omit<Heading, 'title' | 'textEnd' | 'end'> & { firstPiece: number }) | undefined;
  let card: { kind: string; start: number; end: number } | undefined;
  // The parser is twice as fast if it need not look for entities.
  const options = { decodeEntities: html.includes('&') };
  const parser = new Parser(
    {
      onopentag(tag, { 'data-safety': kind }) {
        const { startIndex: start, endIndex } = parser;
        if (kind) card = { kind, start, end: endIndex + 1 };
        if (open || !HEADINGS.has(tag)) return;
        open = { tag, start, textStart: endIndex + 1, firstPiece: pieces.length };
        if (card?.end === start) open = { ...open, card: card.kind, start: card.start };
      },
      ontext(text) {
        pieces.push(text);
      },
      onclosetag(tag) {
        if (tag === open?.tag) {
          const { firstPiece, ...opening } = open;
          const title = pieces.slice(firstPiece).join('').trim();
          const end = parser.endIndex + 1;
          headings.push({ ...opening, title, textEnd: parser.startIndex, end });
          open = undefined;
        }
        if (!BREAKS.has(tag)) return;
        // A space, because a heading of two lines is one title.
        pieces.push(' ');
        endLine();
      },
    },
    options,
  );
  parser.end(html);
  endLine();
  return { words: lines.join(' '), lines, headings };
}

/** Any whitespace except a single blank: replacing these too would take most of the time. */
const OTHER_SPACES = / \s+|[^\S ]\s*/g;

function toLine(text: string): string {
  return text.replace(OTHER_SPACES, ' ').trim();
}

export function withHeadings(
  html: string,
  tagsOf: (heading: Heading) => { opening: string; closing: string } | undefined,
): string {
  const edits = readHtml(html).headings.flatMap((heading): Edit[] => {
    const tags = tagsOf(heading);
    if (!tags) return [];
    return [
      { start: heading.start, end: heading.textStart, text: tags.opening },
      { start: heading.textEnd, end: heading.end, text: tags.closing },
    ];
  });
  return edited(html, edits);
}

const LINKS = new Set(['href', 'src']);

export function withAbsoluteLinks(html: string, base: string): string {
  const edits: Edit[] = [];
  const parser = new Parser({
    onattribute(name, value, quote) {
      if (!LINKS.has(name) || !value.startsWith('/')) return;
      const address = new URL(value, base).href.replaceAll('&', '&amp;');
      const end = parser.endIndex + (quote ? 1 : 0);
      edits.push({ start: parser.startIndex, end, text: `${name}="${address}"` });
    },
  });
  parser.end(html);
  return edited(html, edits);
}

/** Changes texts, given as written in the HTML, but not those inside `opaque` elements. */
export function withTexts(
  html: string,
  opaque: ReadonlySet<string>,
  change: (text: string, parent: string | undefined) => string,
): string {
  const edits: Edit[] = [];
  const open: string[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag) {
        open.push(tag);
        if (opaque.has(tag)) depth += 1;
      },
      ontext(text) {
        if (depth > 0) return;
        const changed = change(text, open.at(-1));
        const end = parser.endIndex + 1;
        if (changed !== text) edits.push({ start: end - text.length, end, text: changed });
      },
      onclosetag(tag) {
        open.pop();
        if (opaque.has(tag)) depth -= 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return edited(html, edits);
}

type Edit = { start: number; end: number; text: string };

function edited(html: string, edits: readonly Edit[]): string {
  let done = 0;
  const pieces = edits.map(({ start, end, text }) => {
    const before = html.slice(done, start);
    done = end;
    return before + text;
  });
  // join, not +=: a concatenated string keeps all its parts in memory for as long as it lives.
  return [...pieces, html.slice(done)].join('');
}
