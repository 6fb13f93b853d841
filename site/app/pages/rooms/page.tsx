import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import { transferWeekday } from '#app/forms/days.ts';
import { IslandData } from '#app/island.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { roomsData } from './data.ts';
import { RoomArticle } from './room-article.tsx';

function Rooms() {
  const t = useTranslations();
  const transferDay = transferWeekday(useLocale());
  const { rooms } = usePageData<typeof roomsData>();
  return (
    <IntroducedPage page="rooms">
      {rooms.length === 0 && <p className="mt-12">{t('article.empty')}</p>}
      <div className="mt-12 space-y-20 lg:mt-20 lg:space-y-32">
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
      <div className="mt-20 grid gap-x-16 gap-y-10 border-t border-stone-200 pt-12 lg:mt-28 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="good-to-know" className="max-w-text">
          <h2 id="good-to-know" className="text-2xl">
            {t('rooms.goodToKnow')}
          </h2>
          <p className="mt-4">{t('rooms.pricesNote')}</p>
          <p className="mt-3">{t('programs.travelDays', { transferDay })}</p>
        </section>
        <HelpCard />
      </div>
    </IntroducedPage>
  );
}

export const roomsPage = definePage({ data: roomsData, View: Rooms });
