import { pageSeo } from '../../entries/entry-seo.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';
import { predefinedPictures } from './predefined-pictures.ts';

export function testimonialFormData({ snapshot, locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.testimonialForm;
  return {
    seo: pageSeo('testimonials.create', locale, { title, description }),
    locale,
    pictures: predefinedPictures(snapshot, locale),
  };
}
