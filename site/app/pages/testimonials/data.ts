import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { shownRating } from '#app/shell/shell-data/shown-rating.ts';
import type { Items } from '#content/models/registry.ts';
import { toTestimonialView } from './testimonial-view.ts';

export function testimonialsData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'testimonials', locale);
  const testimonials = LISTED.testimonials(snapshot.items).toSorted((a, b) =>
    (b.date ?? '').localeCompare(a.date ?? ''),
  );
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'testimonials' });
  return {
    seo: pageSeo('testimonials', locale, head),
    total: testimonials.length,
    count: t('count', { count: testimonials.length }),
    average: shownRating(snapshot, locale),
    /** The page's own language first, at the end those that the site itself does not have. */
    languages: [...new Set([locale, ...LOCALES, ...testimonials.map(languageOf)])].map(
      (language) => ({
        language,
        testimonials: testimonials
          .filter((testimonial) => languageOf(testimonial) === language)
          .map((testimonial) => toTestimonialView(testimonial, locale)),
      }),
    ),
  };
}

function languageOf({ lang }: Items['testimonials'][number]): string {
  return lang ?? DEFAULT_LOCALE;
}

export type TestimonialsData = ReturnType<typeof testimonialsData>;
