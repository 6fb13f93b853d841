import type { Landscape } from '#app/seo/share-picture.ts';
import { clinicReference } from './clinic.ts';
import type { Thing } from './json-ld.ts';
import { pictureUrl, type Place } from './place.ts';

type NewsPage = {
  title: string;
  seo: { description: string; image?: Landscape };
  date: { day: string };
  /** When it was last changed, as a day. */
  modified: string;
};

export function newsArticle(page: NewsPage, place: Place): Thing {
  const { siteUrl, path, language, landscape } = place;
  return {
    '@type': 'NewsArticle',
    headline: page.title,
    description: page.seo.description,
    image: pictureUrl(siteUrl, page.seo.image ?? landscape),
    datePublished: page.date.day,
    dateModified: page.modified,
    inLanguage: language,
    mainEntityOfPage: `${siteUrl}${path}`,
    author: clinicReference(place),
    publisher: clinicReference(place),
  };
}
