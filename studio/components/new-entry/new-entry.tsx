import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { readerLanguage } from '@clinic/cms/studio-languages';
import { NEW_ENTRY_NAMES } from '@clinic/cms/new-entries/new-entry-names';
import type { CollectionSlug, UIFieldServerProps } from 'payload';
import { DiscardEmpty } from './discard-empty.tsx';
import { HeadingWithoutTitle } from './heading-without-title.tsx';

/**
 * In the form of every entry with drafts. Without a title in this language, an entry is headed by
 * its title in another, or “New program”, instead of its id.
 */
export async function NewEntry({ collectionSlug, i18n, id, req }: UIFieldServerProps) {
  if (!id) return null;
  const language = readerLanguage(i18n.language);
  const field = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)?.admin
    .useAsTitle;
  const entry: Record<string, unknown> = {
    ...(await req.payload.findByID({
      collection: collectionSlug as CollectionSlug,
      id,
      depth: 0,
      draft: true,
      trash: true,
      locale: 'all',
      disableErrors: true,
    })),
  };
  const titles = (field && entry[field]) || {};
  const inAnyLanguage =
    typeof titles === 'object'
      ? LOCALES.map((locale) => (titles as Record<string, unknown>)[locale]).find(Boolean)
      : undefined;
  const title = inAnyLanguage ?? NEW_ENTRY_NAMES[collectionSlug]?.[language];
  return (
    <>
      {typeof title === 'string' && <HeadingWithoutTitle title={title} />}
      <DiscardEmpty collection={collectionSlug} id={String(id)} />
    </>
  );
}
