import { DEFAULT_LOCALE } from '@alpsera/cms/locales';
import { createTranslator } from 'use-intl/core';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { toGalleryPictures } from '#app/rich/gallery/gallery-picture.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';

export function imagesData({ snapshot, locale }: PageRequest) {
  const albums = snapshot.items.images.filter(
    (album) => album.pictures.length > 0 && inLocale(album.title, locale),
  );
  const { title, description } = messagesOf(locale).pages.images;
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'gallery' });
  const [first] = albums;
  const image = landscapeOf(first?.image ?? first?.pictures[0]?.image);
  return {
    seo: pageSeo('images', locale, { title, description, image }),
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
