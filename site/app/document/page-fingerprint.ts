import { createHash } from 'node:crypto';
import type { Page } from '#app/page/page.ts';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';

/** What the HTML of a page is made from and what may change while the site runs. */
type Ingredients = { status: number; page?: Page; data?: object; shell: ShellData };

/** The shell knows the title and the words of every page; a page reads a few of them. */
type Read = readonly [name: 'titleOf' | 'wordsOf', page: string];

/** As long as the fingerprint of a page stays the same, so does its HTML. */
export type Fingerprint = {
  readonly page: Page | undefined;
  readonly digest: string;
  readonly reads: readonly Read[];
};

/** The shell, with a list that fills with what the page reads from it. */
export function watchReads(shell: ShellData): { watched: ShellData; reads: Read[] } {
  const reads: Read[] = [];
  const titleOf: ShellData['titleOf'] = (page) => {
    reads.push(['titleOf', page]);
    return shell.titleOf(page);
  };
  const wordsOf: ShellData['wordsOf'] = (page) => {
    reads.push(['wordsOf', page]);
    return shell.wordsOf(page);
  };
  return { watched: { ...shell, titleOf, wordsOf }, reads };
}

/** Undefined if an ingredient holds something that is not JSON, which could change unnoticed. */
export function fingerprintOf(
  { status, page, data, shell }: Ingredients,
  reads: readonly Read[],
): Fingerprint | undefined {
  const { titleOf, wordsOf, ...rest } = shell;
  const functions = { titleOf, wordsOf } as Record<Read[0], (page: string) => unknown>;
  const values = reads.map(([name, id]) => functions[name](id));
  let isJson = true;
  const text = JSON.stringify([status, data, rest, values], (_key, value: unknown) => {
    isJson &&= !(typeof value === 'function' || value instanceof Map || value instanceof Set);
    return value;
  });
  if (!isJson) return undefined;
  return { page, digest: createHash('sha256').update(text).digest('base64'), reads };
}

export function hasFingerprint(ingredients: Ingredients, known: Fingerprint): boolean {
  if (ingredients.page !== known.page) return false;
  return fingerprintOf(ingredients, known.reads)?.digest === known.digest;
}
