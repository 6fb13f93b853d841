import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { predefinedPictures } from '#app/forms/predefined-pictures.ts';

export function testimonialFormData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'testimonials.create', locale);
  return {
    seo: pageSeo('testimonials.create', locale, head),
    locale,
    pictures: predefinedPictures(snapshot, locale),
  };
}
