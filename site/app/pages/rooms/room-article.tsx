import { useTranslations } from 'use-intl';
import { Gallery } from '#app/rich/gallery/gallery.tsx';
import { RichText } from '#app/rich/rich-text.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { Room } from './data.ts';
import { RoomFacts } from './room-facts.tsx';

type Props = {
  room: Room;
  isFirst: boolean;
  /** Pictures on the right: rooms face each other down the page. */
  isMirrored: boolean;
};

export function RoomArticle({ room, isFirst, isMirrored }: Props) {
  const t = useTranslations('rooms');
  return (
    <article
      id={room.id}
      lang={room.language}
      aria-labelledby={`${room.id}-title`}
      className={`grid gap-x-16 gap-y-8 lg:grid-cols-12 ${isFirst ? '' : 'later'}`}
    >
      <div className={`min-w-0 lg:col-span-7 ${isMirrored ? 'lg:order-last' : ''}`}>
        <div className="lg:sticky lg:top-24">
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
          <>
            <h3 className="mt-7 font-sans text-base font-semibold tracking-normal">
              {t('amenities')}
            </h3>
            <ul className="mt-2 list-disc space-y-1 pl-5 hyphens-auto marker:text-accent-500">
              {room.amenities.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
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
