import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { toGalleryPictures } from '#app/rich/gallery/gallery-picture.ts';
import { requestHref } from '#app/routing/request-href.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { formatPrice } from '#app/ui/formats.ts';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';

export function roomsData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'rooms', locale);
  const image = head.image ?? landscapeOf(snapshot.items.rooms[0]?.images[0]);
  return {
    seo: pageSeo('rooms', locale, { ...head, image }),
    // One that is described in neither this language nor English has nothing to show here.
    rooms: LISTED.rooms(snapshot.items, locale).map((room) => toRoom(room, locale)),
  };
}

function toRoom(room: Items['rooms'][number], locale: Locale) {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'rooms' });
  const slug = inLocale(room.slug, locale);
  return {
    id: slug ?? room._id,
    /** The language of the text where it is not that of the page. */
    language: writtenLocales(room).includes(locale) ? undefined : DEFAULT_LOCALE,
    title: inLocale(room.title, locale) ?? '',
    excerpt: inLocale(room.excerpt, locale),
    html: inLocale(room.content, locale) ?? '',
    amenities: inLocale(room.amenities, locale) ?? [],
    pictures: toGalleryPictures(
      room.images.map((image) => ({ image })),
      locale,
    ),
    size: room.size ? t('squareMetres', { size: room.size }) : undefined,
    guests: room.guests ? t('persons', { count: room.guests }) : undefined,
    price: room.price ? formatPrice(room.price, locale) : undefined,
    /** The request page, with a message that asks for this room. */
    request: slug ? requestHref(locale, { room: slug }) : undefined,
  };
}
export type Room = ReturnType<typeof toRoom>;
