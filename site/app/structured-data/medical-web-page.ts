import type { Landscape } from '#app/seo/share-picture.ts';
import { clinicReference } from './clinic.ts';
import type { Thing } from './json-ld.ts';
import { pictureUrl, type Place } from './place.ts';

type MedicalPage = { title: string; seo: { description: string; image?: Landscape } };

/** What such a page is about, in the words of schema.org. */
export type MedicalSubject =
  'MedicalCondition' | 'MedicalTest' | 'MedicalTherapy' | 'MedicalProcedure';

export function medicalWebPage(page: MedicalPage, subject: MedicalSubject, place: Place): Thing {
  const { siteUrl, path, language } = place;
  const { description, image } = page.seo;
  return {
    '@type': 'MedicalWebPage',
    '@id': `${siteUrl}${path}`,
    url: `${siteUrl}${path}`,
    name: page.title,
    description,
    inLanguage: language,
    image: pictureUrl(siteUrl, image),
    about: { '@type': subject, name: page.title, description },
    publisher: clinicReference(place),
  };
}
