/** The formatting of words, as far as our texts have it. */
export type Look = {
  isBold?: boolean;
  isItalic?: boolean;
  href?: string;
  position?: 'super' | 'sub';
  keepsLines?: boolean;
};

type Piece = Look & { text: string };

const RAISED = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' };
const LEVEL = '0123456789+-=()n';

/** H₂O and m² with Unicode's own characters; undefined if it lacks one. */
export function raised(text: string, position: 'super' | 'sub'): string | undefined {
  const signs = [...text].map((sign) => RAISED[position][LEVEL.indexOf(sign)]);
  return signs.includes(undefined) ? undefined : signs.join('');
}

/** The words of one paragraph, heading or item under way, with their formatting. */
export class PastedLine {
  #pieces: Piece[] = [];

  add(text: string, look: Look): void {
    const lines = look.keepsLines
      ? text.replaceAll(/[\t\r ]+/g, ' ')
      : text.replaceAll(/[\t\r\n ]+/g, ' ');
    // Word, Docs and Pages pad with no-break spaces; only a single one between two words is meant.
    const words = lines.replaceAll(/[\u00A0 ]{2,}/g, ' ');
    const isSpaced = /[\s\u00A0]$/.test(this.words);
    this.#pieces.push({ text: isSpaced ? words.replace(/^[ \u00A0]+/, '') : words, ...look });
  }

  break(): void {
    this.#pieces.push({ text: '\n' });
  }

  get words(): string {
    return this.#pieces.map(({ text }) => text).join('');
  }

  /** Returns the HTML of the line, trimmed, or '' if it has no words; then starts the next line. */
  take({ isHeading }: { isHeading: boolean }): string {
    const from = this.#pieces.findIndex(hasWords);
    const pieces = this.#pieces.slice(Math.max(from, 0), this.#pieces.findLastIndex(hasWords) + 1);
    this.#pieces = [];
    return pieces
      .map(({ text, ...look }, at) => {
        const begun = at === 0 ? text.trimStart() : text;
        // A heading is bold by itself.
        const isBold = look.isBold && !isHeading;
        return htmlOf({
          ...look,
          isBold,
          text: at === pieces.length - 1 ? begun.trimEnd() : begun,
        });
      })
      .join('');
  }
}

const hasWords = ({ text }: Piece) => text.trim() !== '';

function htmlOf({ href, isBold, isItalic, text }: Piece): string {
  let html = escaped(text).replaceAll('\n', '<br>');
  if (isItalic) html = `<em>${html}</em>`;
  if (isBold) html = `<strong>${html}</strong>`;
  return href ? `<a href="${escaped(href)}">${html}</a>` : html;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
