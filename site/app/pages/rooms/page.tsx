import { useTranslations } from 'use-intl';
import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import { transferWeekday } from '#app/forms/days.ts';
import { IslandData } from '#app/island.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { usePageData, useLocale } from '#app/shell/page-context.ts';
import { Gallery } from '#app/rich/gallery/gallery.tsx';
import { RichText } from '#app/rich/rich-text.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { introducedSeo, LISTED } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { toGalleryPictures } from '#app/rich/gallery/gallery-picture.ts';
import { requestHref } from '#app/routing/entry-href.ts';
import { formatPrice } from '#app/ui/formats.ts';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';

function roomsData({ snapshot, locale }: PageRequest) {
  return {
    seo: introducedSeo(snapshot, 'rooms', locale, snapshot.items.rooms[0]?.images[0]),
    // Leaves out rooms that are described neither in this language nor in English.
    rooms: LISTED.rooms(snapshot.items, locale).map((room) => toRoom(room, locale)),
  };
}

function toRoom(room: Items['rooms'][number], locale: Locale) {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'rooms' });
  const slug = inLocale(room.slug, locale);
  return {
    id: slug ?? room._id,
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
    request: slug ? requestHref(locale, { room: slug }) : undefined,
  };
}
type Room = ReturnType<typeof toRoom>;

function Rooms() {
  const t = useTranslations();
  const transferDay = transferWeekday(useLocale());
  const { rooms } = usePageData<typeof roomsData>();
  return (
    <IntroducedPage page="rooms">
      {rooms.length === 0 && <p className="mt-12">{t('article.empty')}</p>}
      <div className="mt-12 space-y-14 lg:mt-20 lg:space-y-32">
        {rooms.map((room, index) => (
          <RoomArticle
            key={room.id}
            room={room}
            isFirst={index === 0}
            isMirrored={index % 2 === 1}
          />
        ))}
      </div>
      <IslandData name="gallery" />
      <section
        aria-labelledby="good-to-know"
        className="mt-16 max-w-text border-t border-stone-200 pt-10 lg:mt-28 lg:pt-12"
      >
        <h2 id="good-to-know" className="text-2xl">
          {t('rooms.goodToKnow')}
        </h2>
        <p className="mt-4">{t('rooms.pricesNote')}</p>
        <p className="mt-3">{t('programs.travelDays', { transferDay })}</p>
      </section>
    </IntroducedPage>
  );
}

type Props = {
  room: Room;
  isFirst: boolean;
  /** Shows the pictures on the right, as for every other room. */
  isMirrored: boolean;
};

function RoomArticle({ room, isFirst, isMirrored }: Props) {
  const t = useTranslations('rooms');
  return (
    <article
      id={room.id}
      lang={room.language}
      aria-labelledby={`${room.id}-title`}
      className={`grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-16 ${isFirst ? '' : 'later'}`}
    >
      <div className={`min-w-0 lg:col-span-7 ${isMirrored ? 'md:order-last' : ''}`}>
        <div className="md:sticky md:top-24">
          <Gallery title={room.title} pictures={room.pictures} layout="lead" priority={isFirst} />
        </div>
      </div>
      <div className="min-w-0 lg:col-span-5">
        <h2 id={`${room.id}-title`} className="text-3xl">
          {room.title}
        </h2>
        {room.excerpt && <p className="mt-4 text-lg text-stone-600 hyphens-auto">{room.excerpt}</p>}
        <RoomFacts room={room} />
        <RichText html={room.html} />
        {room.amenities.length > 0 && (
          <Disclosure
            summary={<h3 className="font-sans tracking-normal">{t('amenities')}</h3>}
            className="mt-7 border-y border-stone-200"
          >
            <ul className="list-disc space-y-1 pb-4 pl-5 hyphens-auto marker:text-accent-500">
              {room.amenities.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        {room.request && (
          <p className="mt-8">
            <ButtonLink to={room.request} look="quiet">
              {t('ask')}
              <span className="sr-only">: {room.title}</span>
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
}

function RoomFacts({ room }: { room: Pick<Room, 'price' | 'size' | 'guests'> }) {
  const t = useTranslations('rooms');
  const facts = [
    { label: t('perNight'), value: room.price },
    { label: t('size'), value: room.size },
    { label: t('guests'), value: room.guests },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="my-7 flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10 border-y border-stone-200 py-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-stone-600">{label}</dt>
          <dd className="font-serif text-lg leading-tight sm:text-xl text-brand-700">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const roomsPage = definePage({ data: roomsData, View: Rooms });
