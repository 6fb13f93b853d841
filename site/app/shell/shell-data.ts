import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../server/content/snapshot.ts';
import { inLocale } from '../../server/content/in-locale.ts';
import { landscapeOf } from '../pages/share-picture.ts';

/** What header and footer show on every page of a language. */
export function shellData(snapshot: Snapshot, locale: Locale, siteUrl: string) {
  const { clinic, home } = snapshot.globals;
  const year = new Date().getFullYear();
  /** For links to pages without a picture of their own. */
  const landscape = landscapeOf(home?.hero_image);
  if (!clinic) return { locale, siteUrl, year, landscape };
  const { phone, fax, email, street, zip, city, maps_url: mapsUrl, social, rating } = clinic;
  return {
    locale,
    siteUrl,
    year,
    landscape,
    clinic: {
      ...{ phone, fax, email, street, zip, city, mapsUrl, social, rating },
      name: inLocale(clinic.name, locale) ?? '',
      claim: inLocale(clinic.claim, locale),
      country: inLocale(clinic.country, locale),
      openingTimes: inLocale(clinic.opening_times, locale) ?? [],
    },
  };
}

export type ShellData = ReturnType<typeof shellData>;
export type ClinicView = NonNullable<ShellData['clinic']>;
