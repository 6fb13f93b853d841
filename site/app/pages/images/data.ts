import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { toGalleryPictures } from '#app/rich/gallery/gallery-picture.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';

export function imagesData({ snapshot, locale }: PageRequest) {
  const albums = LISTED.images(snapshot.items, locale);
  const { head } = pageWords(snapshot, 'images', locale);
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'gallery' });
  const [first] = albums;
  const image = head.image ?? landscapeOf(first?.image ?? first?.pictures[0]?.image);
  return {
    seo: pageSeo('images', locale, { ...head, image }),
    albums: albums.map((album) => ({
      id: inLocale(album.slug, locale) ?? album._id,
      /** The language of the words where it is not that of the page. */
      language: writtenLocales(album).includes(locale) ? undefined : DEFAULT_LOCALE,
      title: inLocale(album.title, locale) ?? '',
      description: inLocale(album.description, locale),
      count: t('count', { count: album.pictures.length }),
      pictures: toGalleryPictures(album.pictures, locale),
    })),
  };
}
