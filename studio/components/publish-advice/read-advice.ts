import type { Advice } from '@clinic/cms/publish-advice/entry-advice';
import { postToStudio } from '../post-to-studio.ts';

type Asked = { collectionSlug: string; id: string | number; locale: string };
type Sent = { values?: object; isBrief?: boolean };

/** What is to be said of an entry in a language; nothing if it cannot be found out. */
export async function readAdvice(
  { collectionSlug, id, locale }: Asked,
  language: string,
  sent: Sent = {},
): Promise<Advice[]> {
  const path = `${collectionSlug}/${id}/advice?locale=${locale}`;
  const { body } = await postToStudio<{ advice?: Advice[] }>(path, language, sent);
  return body?.advice ?? [];
}

/** A picture or a price is missing once; a text is missing in each language by itself. */
export function oncePerField<Given extends Advice & { language?: string }>(
  advice: Given[],
): Given[] {
  const known = new Set<string>();
  return advice.filter(({ kind, language, path }) => {
    const key = kind === 'text' ? `${kind} ${path} ${language}` : `${kind} ${path}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
