import { useTranslations } from 'use-intl';
import { RichText } from '#app/rich/rich-text.tsx';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { contactData } from './data.ts';
import { MapFrame } from './map-frame.tsx';

type Props = {
  directions: NonNullable<NonNullable<ReturnType<typeof contactData>>['directions']>;
  map: NonNullable<ReturnType<typeof contactData>>['map'];
  clinic: ClinicView | undefined;
};

/** Footer and menu link here by name, in every language. */
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
            phoneWidth={150}
            className="h-72 w-full rounded-card border border-stone-200 object-cover sm:h-auto print:h-auto"
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
        {directions.ways.map((way) => (
          <li key={way.title} className="break-inside-avoid border-t border-stone-200 pt-5">
            <h3 className="mb-3 text-xl">{way.title}</h3>
            <RichText html={way.html} />
          </li>
        ))}
      </ul>
    </section>
  );
}
