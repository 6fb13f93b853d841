import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { predefinedPictures } from './predefined-pictures.ts';

export function testimonialFormData({ snapshot, locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.testimonialForm;
  return {
    seo: pageSeo('testimonials.create', locale, { title, description }),
    locale,
    pictures: predefinedPictures(snapshot, locale),
  };
}
