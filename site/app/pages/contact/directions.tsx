import { useTranslations } from 'use-intl';
import { useId } from 'react';
import { RichText } from '#app/rich/rich-text.tsx';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Picture, toPictureView } from '#app/ui/picture.tsx';
import { GoogleButtons } from '#app/shell/consent/google-buttons.tsx';
import { useLocale } from '#app/shell/page-context.ts';
import { splitSections } from '#app/entries/contents.ts';
import type { PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { findTextPage } from '#app/routing/text-pages.ts';
import { inLocale } from '#content/values/in-locale.ts';

const contactText = textPageData('contact');

/** The last chapter of the text is about the way to the clinic; it is shown with the map. */
export function contactData(request: PageRequest) {
  // The page does not show the questions, so its structured data must not have them either.
  const { html, faq: _faq, ...rest } = contactText(request);
  const { intro, sections } = splitSections(html, 'h2');
  const way = sections.at(-1);
  return {
    ...rest,
    intro,
    chapters: sections.slice(0, -1),
    map: mapIn(request),
    directions: way && { title: way.title, ...splitSections(way.html, 'h3') },
  };
}

/** The drawn map, if editors have chosen one; its alt text comes from the media library. */
function mapIn({ snapshot, locale }: PageRequest) {
  const page = findTextPage(snapshot.items.pages, 'contact');
  const picture = toPictureView(inLocale(page?.map, locale), locale);
  return picture && { picture, caption: inLocale(page?.map_caption, locale) };
}

type Props = {
  directions: NonNullable<ReturnType<typeof contactData>['directions']>;
  map: ReturnType<typeof contactData>['map'];
  clinic: ClinicView | undefined;
};

/** Footer and menu link to `#directions`, which is the same in every language. */
export function Directions({ directions, map, clinic }: Props) {
  const t = useTranslations('contact');
  return (
    <section aria-labelledby="directions" className="mt-20 border-t border-stone-200 pt-14">
      <h2 id="directions" className="text-3xl">
        {directions.title}
      </h2>
      <div className="mt-4">
        <RichText html={directions.intro} />
      </div>
      {map && (
        <figure className="mt-8 break-inside-avoid">
          <Picture
            picture={map.picture}
            ratio="2/1"
            sizes="(width < 80rem) 92vw, 76rem"
            className="h-auto w-full rounded-card border border-stone-200"
          />
          {map.caption && (
            <figcaption className="mt-3 text-sm text-stone-600">{map.caption}</figcaption>
          )}
        </figure>
      )}
      {clinic?.mapsUrl && (
        <p className="mt-6 print:after:content-[attr(data-address)]" data-address={clinic.mapsUrl}>
          <span className="print:hidden">
            <ButtonLink to={clinic.mapsUrl} look="quiet">
              {t('mapLink')}
            </ButtonLink>
          </span>
        </p>
      )}
      {clinic && (
        <MapFrame address={`${clinic.name}, ${clinic.street}, ${clinic.zip} ${clinic.city}`} />
      )}
      <ul className="mt-12 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {directions.sections.map((way) => (
          <li key={way.title} className="break-inside-avoid border-t border-stone-200 pt-5">
            <h3 className="mb-3 text-xl">{way.title}</h3>
            <RichText html={way.html} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The map of Google needs consent, unlike the drawn one (islands/google/google-content.ts). */
function MapFrame({ address }: { address: string }) {
  const t = useTranslations('contact.googleMap');
  const notice = useId();
  const query = new URLSearchParams({ q: address, hl: useLocale() });
  const map = `https://www.google.com/maps?${query}`;
  return (
    <div
      data-google="map"
      data-src={`${map}&output=embed`}
      data-title={t('title')}
      className="group relative mt-8 grid min-h-80 place-items-center overflow-hidden rounded-card bg-tint-100 p-5 text-center sm:min-h-96 print:hidden"
    >
      {/* It keeps its place behind the map, so that nothing moves when the map appears. */}
      <div className="group-data-shown:invisible in-[.google-allowed]:invisible">
        <p className="font-serif text-xl">{t('title')}</p>
        <p id={notice} className="mt-2 max-w-text text-sm">
          {t('notice')}
        </p>
        <div className="mt-3">
          <GoogleButtons title={t('title')} to={map} describedBy={notice} />
        </div>
      </div>
    </div>
  );
}
