import type { CollectionSlug, PayloadRequest } from 'payload';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { readerLanguage } from '../studio-words/studio-languages.ts';

export type Titles = Partial<Record<Locale, string | null>> | string | null | undefined;

export function titleIn(titles: Titles, locale: Locale): string {
  return (typeof titles === 'string' ? titles : titles?.[locale]) ?? '';
}

export function titleFor(language: string | undefined, titles: Titles): string {
  const inOrder = [readerLanguage(language), ...LOCALES];
  return inOrder.map((locale) => titleIn(titles, locale)).find(Boolean) ?? '';
}

/** The titles in the latest drafts, by id. Entries in the bin are left out. */
export async function readTitles(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { config } = req.payload.collections[collection];
  const field = config.admin.useAsTitle ?? 'id';
  // With `req` Payload would set the language of the whole request.
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    select: { [field]: true },
    draft: Boolean(config.versions?.drafts),
    locale: 'all',
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  });
  const found = docs.map((doc): Record<string, unknown> => ({ ...doc }));
  return new Map(
    found.map((doc) => [String(doc.id), titleFor(req.i18n.language, doc[field] as Titles)]),
  );
}
