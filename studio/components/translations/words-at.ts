import { richTextWords, type RichTextNode } from '@clinic/cms/values/rich-text-words';

/** The words of a field, by its path in the form: text, or rich text without its formatting. */
export function wordsAt(entry: Readonly<Record<string, unknown>>, path: string): string {
  let value: unknown = entry;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null)?.[name];
  if (typeof value === 'string') return value;
  const { root } = (value ?? {}) as RichTextNode;
  return root
    ? richTextWords(root)
        .replace(/\n{2,}/g, '\n\n')
        .trim()
    : '';
}
