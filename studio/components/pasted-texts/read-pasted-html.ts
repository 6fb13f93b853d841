import { PastedLine, raised, type Look } from './pasted-line.ts';
import { isWordMark, listsOf, wordItem, type PastedItem } from './pasted-list.ts';
import {
  filmOf,
  type LeftOut,
  type LeftOutKind,
  type Offered,
  type Pasted,
  type PastedPart,
} from './pasted-parts.ts';
import {
  headingLevel,
  headingsBySize,
  hrefOf,
  isMarked,
  lookOf,
  styleOf,
} from './pasted-styles.ts';
import { isLayout, tableOf } from './pasted-table.ts';

type HtmlTag = 'p' | `h${number}`;

export function readPastedHtml(html: string, offered: Offered): Pasted {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const reader = new Reader(offered, headingsBySize(document));
  reader.read(document.body, {});
  return { parts: reader.end(), leftOut: reader.leftOut };
}

const UNSEEN = /^(?:SCRIPT|STYLE|META|LINK|TITLE|NOSCRIPT|TEMPLATE|XML|O:P|V:.*|SVG|COL|COLGROUP)$/;
const BLOCKS =
  /^(?:P|DIV|H[1-6]|SECTION|ARTICLE|HEADER|FOOTER|MAIN|ASIDE|ADDRESS|BLOCKQUOTE|PRE|D[LTD]|HR|FIGURE|FIGCAPTION|DETAILS|SUMMARY|TABLE|TBODY|T[RDH]|CAPTION|FORM|FIELDSET)$/;
/** Elements that our texts do not have. */
const NOT_OURS: [selector: string, kind: LeftOutKind][] = [
  ['iframe, video, audio, object, embed, canvas, math', 'embedded'],
  ['input, select, textarea, button, label', 'forms'],
  ['nav, [role=navigation]', 'navigation'],
  ['del', 'deletions'],
  ['[style*="mso-element:comment-list"], .MsoCommentReference', 'comments'],
];
const LONGEST_CAPTION = 160;

class Reader {
  readonly leftOut: LeftOut = new Map();
  readonly #offered: Offered;
  readonly #sized: Map<string, number>;
  readonly #parts: PastedPart[] = [];
  readonly #line = new PastedLine();
  /** Blocks from inside a line or a list, which are put after it. */
  #following: PastedPart[] = [];
  #items: PastedItem[] = [];
  /** The list of the items: its element in the page, or the number that Word has given it. */
  #list: unknown;
  #item: PastedItem | undefined;
  #level = 0;
  #tag: HtmlTag = 'p';
  /** The last paragraph, if it is a caption, as a table may follow. */
  #caption: { html: string; words: string } | undefined;
  /** The words of all lines so far. */
  readonly lines: string[] = [];

  constructor(offered: Offered, sized: Map<string, number>) {
    this.#offered = offered;
    this.#sized = sized;
  }

  end(): PastedPart[] {
    this.#endLine();
    this.#endList();
    return this.#parts;
  }

  read(parent: Node, look: Look): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.#words(node.textContent ?? '', look);
      if (node.nodeType === Node.ELEMENT_NODE) this.#element(node as HTMLElement, look);
    }
  }

  #leaveOut(kind: LeftOutKind, count = 1): void {
    this.leftOut.set(kind, (this.leftOut.get(kind) ?? 0) + count);
  }

  #words(text: string, look: Look): void {
    const words = look.position ? text.trim() : '';
    const signs = words && look.position && raised(words, look.position);
    if (words && !signs) this.#leaveOut('marks');
    this.#line.add(signs || text, look);
  }

  #element(element: HTMLElement, before: Look): void {
    const tag = element.tagName.toUpperCase();
    const style = styleOf(element);
    if (UNSEEN.test(tag) || style.display === 'none' || isWordMark(element)) return;
    const notOurs = NOT_OURS.find(([what]) => element.matches(what));
    if (notOurs) return this.#notOurs(element, notOurs[1]);
    const look = lookOf(element, style, before);
    if (isMarked(element, style) && tag !== 'A' && !look.href) this.#leaveOut('marks');
    if (tag === 'BR') return this.#line.break();
    if (tag === 'IMG') return this.#picture(element, '');
    if (tag === 'A') return this.#link(element, look);
    if (tag === 'UL' || tag === 'OL') return this.#itemsOf(element, look);
    const item = wordItem(element);
    if (item && tag === 'P') return this.#begin(item.list, item, element, look);
    const level = headingLevel(element) ?? this.#sized.get(element.className);
    if (level) return this.#heading(element, level, look);
    if (element instanceof HTMLTableElement && !isLayout(element)) return this.#table(element);
    const pictures = tag === 'FIGURE' ? picturesOf(element) : [];
    if (pictures.length > 0) return this.#figure(element, pictures);
    if (!BLOCKS.test(tag)) return this.read(element, look);
    this.#endLine();
    this.read(element, look);
    this.#endLine(element.className === 'MsoCaption');
  }

  #endLine(isCaption = false): void {
    const words = this.#line.words.replaceAll(/\s+/g, ' ').trim();
    const html = this.#line.take({ isHeading: this.#tag !== 'p' });
    if (html) this.lines.push(words);
    if (this.#item) {
      if (html) this.#item.html += `${this.#item.html && '<br>'}${html}`;
      return;
    }
    const film = this.#offered.hasBlocks && this.#tag === 'p' ? filmOf(words) : undefined;
    const last = this.#items.length === 0 ? this.#parts.at(-1) : undefined;
    if (html && isCaption && last && 'caption' in last && last.caption === '') {
      last.caption = words.slice(0, LONGEST_CAPTION);
    } else if (html) {
      const whole = `<${this.#tag}>${html}</${this.#tag}>`;
      this.#push(film ?? { kind: 'html', html: whole });
      this.#caption = isCaption ? { html: whole, words } : undefined;
    }
    if (this.#items.length === 0) this.#endFollowing();
  }

  #endFollowing(): void {
    for (const part of this.#following.splice(0)) this.#push(part);
  }

  #push(part: PastedPart): void {
    if (this.#items.length > 0) this.#endList();
    this.#caption = undefined;
    const last = this.#parts.at(-1);
    if (part.kind === 'html' && last?.kind === 'html') last.html += part.html;
    else this.#parts.push(part);
  }

  #endList(): void {
    const html = listsOf(this.#items.splice(0).filter((item) => item.html !== ''));
    if (html) this.#push({ kind: 'html', html });
    this.#endFollowing();
  }

  #begin(
    list: unknown,
    { isNumbered, level }: Omit<PastedItem, 'html'>,
    element: Element,
    look: Look,
  ): void {
    this.#endLine();
    if (level === 1 && list !== this.#list) this.#endList();
    this.#list = list;
    const outer = this.#item;
    this.#item = { isNumbered, level, html: '' };
    this.#items.push(this.#item);
    this.read(element, look);
    this.#endLine();
    this.#item = outer;
  }

  /** In Word on the web, each item has a list of its own, and names the one that it belongs to. */
  #itemsOf(list: Element, look: Look): void {
    const whole = this.#level === 0 ? list : this.#list;
    this.#level += 1;
    for (const child of list.children as Iterable<HTMLElement>) {
      if (child.tagName !== 'LI') {
        this.#element(child, look);
        continue;
      }
      const { ariaLevel = this.#level, listid = whole } = child.dataset;
      const item = { isNumbered: list.tagName === 'OL', level: Number(ariaLevel) };
      this.#begin(listid, item, child, look);
    }
    this.#level -= 1;
  }

  #heading(element: Element, level: number, look: Look): void {
    this.#endLine();
    const [first = 0, ...others] = this.#offered.headings;
    const nearest = others.reduce(
      (best, one) => (Math.abs(one - level) < Math.abs(best - level) ? one : best),
      first,
    );
    if (nearest) this.#tag = `h${nearest}`;
    this.read(element, nearest ? look : { ...look, isBold: true });
    this.#endLine();
    this.#tag = 'p';
  }

  #link(element: Element, look: Look): void {
    const address = element.getAttribute('href') ?? '';
    const href = hrefOf(address);
    if (!href && address && !address.startsWith('#')) this.#leaveOut('links');
    this.read(element, { ...look, ...(href && { href }) });
  }

  #notOurs(element: HTMLElement, kind: LeftOutKind): void {
    const film =
      this.#offered.hasBlocks && filmOf(element.getAttribute('src') ?? '', element.title);
    if (film) this.#following.push(film);
    else this.#leaveOut(kind);
  }

  #picture(image: Element, caption: string): void {
    if (image.getAttribute('width') === '1') return;
    if (!this.#offered.hasBlocks) return this.#leaveOut('pictures');
    const address = image.getAttribute('src') ?? '';
    const alt = image.getAttribute('alt')?.trim() ?? '';
    // Pages puts the file name into `alt`.
    const isName = /^\S+\.\w{3,4}$/.test(alt);
    this.#following.push({ kind: 'picture', address, alt: isName ? '' : alt, caption });
  }

  #figure(figure: Element, pictures: readonly Element[]): void {
    this.#endLine();
    const caption = figure.querySelector('figcaption');
    const words = caption ? this.#wordsIn(caption) : '';
    for (const picture of pictures) this.#picture(picture, words);
    this.#endLine();
  }

  /** The words of a caption or cell, which are plain text in our texts; their pictures follow. */
  #wordsIn(element: Element): string {
    const reader = new Reader({ ...this.#offered, headings: [] }, this.#sized);
    reader.read(element, {});
    for (const part of reader.end()) {
      if (part.kind !== 'html') this.#following.push(part);
      else if (part.html.includes('<a ')) this.#leaveOut('cellLinks');
    }
    for (const [kind, count] of reader.leftOut) this.#leaveOut(kind, count);
    return reader.lines.join(' ');
  }

  #table(table: HTMLTableElement): void {
    this.#endLine();
    const { isCut, ...found } = tableOf(table, (cell) => this.#wordsIn(cell));
    if (!found.cells.some((row) => row.some(Boolean))) return;
    if (!this.#offered.hasBlocks) {
      for (const row of found.cells) {
        this.#line.add(row.filter(Boolean).join(' · '), {});
        this.#endLine();
      }
      return;
    }
    if (isCut) this.#leaveOut('tableParts');
    const caption = table.caption ? this.#wordsIn(table.caption) : this.#takeCaption();
    this.#push({ kind: 'table', caption: caption.slice(0, LONGEST_CAPTION), ...found });
    this.#endLine();
  }

  /** The words of the paragraph above, if it is a caption. */
  #takeCaption(): string {
    const last = this.#parts.at(-1);
    if (!this.#caption || last?.kind !== 'html') return '';
    last.html = last.html.slice(0, -this.#caption.html.length);
    return this.#caption.words;
  }
}

const picturesOf = (figure: Element): Element[] =>
  figure.querySelector('table') ? [] : [...figure.querySelectorAll('img:not(noscript img)')];
