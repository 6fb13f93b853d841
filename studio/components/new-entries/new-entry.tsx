import type { NewEntryName } from '@clinic/cms/collections/published';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { readerLanguage } from '@clinic/cms/studio-words/studio-languages';
import type { CollectionSlug, UIFieldServerProps } from 'payload';
import { HeadingWithoutTitle } from '../payload-repairs/heading-without-title.tsx';
import { DiscardEmpty } from './discard-empty.tsx';

/** Heads an entry without a title in this language by that of another, or by “New program”. */
export async function NewEntry({ collectionSlug, i18n, id, req }: UIFieldServerProps) {
  if (!id) return null;
  const language = readerLanguage(i18n.language);
  const { admin, custom } = req.payload.collections[collectionSlug as CollectionSlug].config;
  const field = admin.useAsTitle;
  const { newEntry }: NewEntryName = custom ?? {};
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
  const title = inAnyLanguage ?? newEntry?.[language];
  return (
    <>
      {typeof title === 'string' && <HeadingWithoutTitle title={title} />}
      <DiscardEmpty collection={collectionSlug} id={String(id)} />
    </>
  );
}
