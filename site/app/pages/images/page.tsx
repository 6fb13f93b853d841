import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import { IslandData } from '#app/island.tsx';
import { definePage } from '#app/page/page.ts';
import { Gallery } from '#app/rich/gallery/gallery.tsx';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { imagesData } from './data.ts';

function Images() {
  const t = useTranslations();
  const { albums } = usePageData<typeof imagesData>();
  return (
    <IntroducedPage page="images">
      {albums.length === 0 && <p className="mt-12">{t('article.empty')}</p>}
      {albums.map((album, index) => (
        <section
          key={album.id}
          id={album.id}
          lang={album.language}
          aria-labelledby={`${album.id}-title`}
          className={`mt-14 lg:mt-24 ${index === 0 ? '' : 'later'}`}
        >
          <div className="mb-8 grid gap-x-16 gap-y-3 border-t border-stone-200 pt-6 lg:grid-cols-12">
            <h2 id={`${album.id}-title`} className="text-3xl lg:col-span-5">
              {album.title}
            </h2>
            <div className="lg:col-span-7">
              {album.description && <p className="max-w-text">{album.description}</p>}
              <p className="mt-1 text-sm text-stone-600">{album.count}</p>
            </div>
          </div>
          <Gallery
            title={album.title}
            pictures={album.pictures}
            layout="album"
            priority={index === 0}
          />
        </section>
      ))}
      <IslandData name="gallery" />
      <div className="mt-20">
        <HelpCard />
      </div>
    </IntroducedPage>
  );
}

export const imagesPage = definePage({ data: imagesData, View: Images });
