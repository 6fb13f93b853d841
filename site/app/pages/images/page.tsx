import { useTranslations } from 'use-intl';
import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import { IslandData } from '#app/island.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { Gallery } from '#app/rich/gallery/gallery.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { introducedSeo, LISTED } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { toGalleryPictures } from '#app/rich/gallery/gallery-picture.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';

function imagesData({ snapshot, locale }: PageRequest) {
  const albums = LISTED.images(snapshot.items, locale);
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'gallery' });
  const [first] = albums;
  const picture = first?.image ?? first?.pictures[0]?.image;
  return {
    seo: introducedSeo(snapshot, 'images', locale, picture),
    albums: albums.map((album) => ({
      id: inLocale(album.slug, locale) ?? album._id,
      language: writtenLocales(album).includes(locale) ? undefined : DEFAULT_LOCALE,
      title: inLocale(album.title, locale) ?? '',
      description: inLocale(album.description, locale),
      count: t('count', { count: album.pictures.length }),
      pictures: toGalleryPictures(album.pictures, locale),
    })),
  };
}

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
    </IntroducedPage>
  );
}

export const imagesPage = definePage({ data: imagesData, View: Images });
