import { hash } from 'node:crypto';
import { watchUrl } from '@clinic/cms/values/youtube-address';
import {
  findElement,
  findElements,
  isText,
  parseHtml,
  wordsOf,
  type HtmlElement,
  type HtmlNode,
  inlineNodes,
  isBlank,
  trimmed,
  type InlineContext,
  blockNode,
  headingNode,
  listNode,
  paragraphNode,
  rootNode,
  type RichNode,
  type RichText,
} from './inline-nodes.ts';

type TextContext = InlineContext & {
  /** The text's place, from which the ids of blocks are derived: the same in every import. */
  place: string;
  /** The id of a picture of the library by its address; undefined if it could not be imported. */
  picture: (address: string) => string | undefined;
  note: (reason: string) => void;
};

/** Sanitised HTML as the editor stores it; undefined if there is nothing that it can store. */
export function htmlToRichText(html: string, context: TextContext): RichText | undefined {
  const nodes = parseHtml(html);
  if (!nodes) context.note('the text is nested too deeply; left out');
  const children = new Writer(context).blocks(nodes ?? []);
  return children.length > 0 ? rootNode(children) : undefined;
}

class Writer {
  readonly #context: TextContext;
  #blocks = 0;

  constructor(context: TextContext) {
    this.#context = context;
  }

  blocks(nodes: readonly HtmlNode[]): RichNode[] {
    const written: RichNode[] = [];
    let line: HtmlNode[] = [];
    const endLine = () => {
      written.push(...this.#paragraph(line));
      line = [];
    };
    let questions: HtmlElement[] = [];
    const endQuestions = () => {
      if (questions.length > 0) written.push(this.#faq(questions));
      questions = [];
    };
    for (const node of nodes) {
      if (isText(node) && node.text.trim() === '' && line.length === 0) continue;
      const isQuestion = !isText(node) && node.tag === 'details';
      const block = isText(node) || isQuestion ? undefined : this.#blockWriter(node);
      if (isQuestion || block) endLine();
      if (!isQuestion) endQuestions();
      if (isQuestion) questions.push(node);
      else if (block) written.push(...block());
      else line.push(node);
    }
    endLine();
    endQuestions();
    return written;
  }

  /** A function that writes a block element; undefined for inline elements. */
  #blockWriter(element: HtmlElement): (() => RichNode[]) | undefined {
    const { tag, children } = element;
    switch (tag) {
      case 'p':
        return () => this.#paragraph(children);
      case 'h2':
      case 'h3':
      case 'h4':
        return () => this.#heading(tag, children);
      case 'ul':
      case 'ol':
        return () => [listNode(tag, this.#items(children)), ...this.#picturesIn(children)];
      case 'img':
        return () => this.#picture(element, '');
      case 'figure':
        return () => this.#figure(element);
      case 'blockquote':
        return () => [this.#quote(element, '')];
      case 'table':
        return () => [this.#table(element)];
      case 'section':
        return () => this.#safetyCard(element);
      case 'hr':
        return () => {
          this.#context.note('a line between paragraphs was left out');
          return [];
        };
      case 'div':
      case 'figcaption':
        return () => this.blocks(children);
      default:
        return undefined;
    }
  }

  /** Pictures within a line become blocks after it. */
  #paragraph(nodes: readonly HtmlNode[]): RichNode[] {
    const line = trimmed(inlineNodes(nodes, this.#context));
    return [...(isBlank(line) ? [] : [paragraphNode(line)]), ...this.#picturesIn(nodes)];
  }

  #picturesIn(nodes: readonly HtmlNode[]): RichNode[] {
    return findElements(nodes, 'img').flatMap((image) => this.#picture(image, ''));
  }

  /** For fields of plain text in the editor: links and pictures are left out and reported. */
  #plainWords(nodes: readonly HtmlNode[], place: string): string {
    const links = findElements(nodes, 'a').map(({ attributes }) => attributes.href ?? '');
    const pictures = findElements(nodes, 'img').map(({ attributes }) => attributes.src ?? '');
    for (const href of links) this.#context.note(`the link to ${href} in ${place} was left out`);
    for (const src of pictures) this.#context.note(`the picture ${src} in ${place} was left out`);
    return wordsOf(nodes);
  }

  #heading(tag: string, nodes: readonly HtmlNode[]): RichNode[] {
    const line = trimmed(inlineNodes(nodes, this.#context));
    return [...(isBlank(line) ? [] : [headingNode(tag, line)]), ...this.#picturesIn(nodes)];
  }

  /** A list within an item is an item of its own, as the editor writes it. */
  #items(nodes: readonly HtmlNode[]): RichNode[][] {
    return nodes.flatMap((node) => {
      if (isText(node)) return node.text.trim() === '' ? [] : [inlineNodes([node], this.#context)];
      if (node.tag !== 'li') return this.#items(node.children);
      const words = node.children.filter((child) => !isList(child));
      const line = trimmed(inlineNodes(words, this.#context));
      const nested = node.children.filter(isList);
      return [
        ...(isBlank(line) && nested.length > 0 ? [] : [line]),
        ...nested.map(({ tag, children }) => [
          listNode(tag === 'ol' ? 'ol' : 'ul', this.#items(children)),
        ]),
      ];
    });
  }

  #figure(figure: HtmlElement): RichNode[] {
    const { attributes, children } = figure;
    const caption = wordsOf(findElement(children, 'figcaption')?.children ?? []);
    const image = findElement(children, 'img');
    if (attributes['data-film']) {
      const picture = image && this.#pictureId(image);
      const address = watchUrl(attributes['data-film']);
      return [this.#block('film', { address, title: caption, image: picture })];
    }
    const quote = findElement(children, 'blockquote');
    if (quote) return [this.#quote(quote, caption)];
    return image ? this.#picture(image, caption) : this.blocks(children);
  }

  #picture(image: HtmlElement, caption: string): RichNode[] {
    const id = this.#pictureId(image);
    return id ? [this.#block('picture', { image: id, caption })] : [];
  }

  #pictureId({ attributes }: HtmlElement): string | undefined {
    const id = this.#context.picture(attributes.src ?? '');
    if (!id) this.#context.note(`the picture ${attributes.src ?? ''} could not be had`);
    return id;
  }

  #quote(quote: HtmlElement, source: string): RichNode {
    const paragraphs = findElements(quote.children, 'p');
    const lines = paragraphs.length > 0 ? paragraphs : [quote];
    const text = lines.map(({ children }) => this.#plainWords(children, 'a quote')).join('\n');
    return this.#block('quote', { text, source });
  }

  #table(table: HtmlElement): RichNode {
    const rows = findElements(table.children, 'tr').map(({ children }) =>
      children.filter((cell): cell is HtmlElement => !isText(cell)),
    );
    const [, second] = rows;
    return this.#block('table', {
      caption: wordsOf(findElement(table.children, 'caption')?.children ?? []),
      cells: rows.map((row) => row.map((cell) => this.#plainWords(cell.children, 'a table'))),
      names_rows: second?.[0]?.tag === 'th',
    });
  }

  #faq(questions: readonly HtmlElement[]): RichNode {
    const rows = questions.map(({ children }, index) => ({
      id: this.#id(`question ${this.#blocks}.${index}`),
      question: this.#plainWords(findElement(children, 'summary')?.children ?? [], 'a question'),
      answer: rootNode(this.blocks(children.filter((node) => !isSummary(node)))),
    }));
    return this.#block('faq', { questions: rows });
  }

  #safetyCard({ attributes, children }: HtmlElement): RichNode[] {
    const heading = findElement(children, 'h2');
    const kind = attributes['data-safety'];
    if (!kind || !heading) return this.blocks(children);
    const text = rootNode(this.blocks(children.filter((node) => node !== heading)));
    return [this.#block('safety', { kind, title: wordsOf(heading.children), text })];
  }

  #block(blockType: string, fields: object): RichNode {
    this.#blocks += 1;
    const id = this.#id(`block ${this.#blocks}`);
    return blockNode({ id, blockName: '', blockType, ...fields });
  }

  #id(name: string): string {
    return hash('sha256', `${this.#context.place}/${name}`).slice(0, 24);
  }
}

function isList(node: HtmlNode): node is HtmlElement {
  return !isText(node) && (node.tag === 'ul' || node.tag === 'ol');
}

function isSummary(node: HtmlNode): boolean {
  return !isText(node) && node.tag === 'summary';
}
