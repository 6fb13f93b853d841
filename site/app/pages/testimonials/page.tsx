import { useTranslations } from 'use-intl';
import { type Locale, DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { Breadcrumbs, PageIntroduction } from '#app/entries/page-title.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { usePageData, useLocale } from '#app/shell/page-context.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { RATING_MAX } from '#app/constants.ts';
import { Stars } from '#app/shell/stars.tsx';
import { languageName } from '#app/ui/formats.ts';
import { VideoPlayer } from '#app/rich/video-player.tsx';
import { introducedSeo, LISTED } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { shownRating } from '#app/shell/shell-data/shell-data.ts';
import type { Items } from '#content/models/registry.ts';
import { TestimonialPicture, TestimonialStars, toTestimonialView } from './testimonial-view.tsx';

export function testimonialsData({ snapshot, locale }: PageRequest) {
  const testimonials = LISTED.testimonials(snapshot.items).toSorted((a, b) =>
    (b.date ?? '').localeCompare(a.date ?? ''),
  );
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'testimonials' });
  return {
    seo: introducedSeo(snapshot, 'testimonials', locale),
    total: testimonials.length,
    count: t('count', { count: testimonials.length }),
    average: shownRating(snapshot, locale),
    /** First the language of the page, and last those that the site does not have. */
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

function Testimonials() {
  const t = useTranslations();
  const locale = useLocale();
  const { total, count, average, languages } = usePageData<typeof testimonialsData>();
  const [own, ...others] = languages;
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
        <div>
          <PageIntroduction page="testimonials" />
          <p className="no-print mt-7">
            <ButtonLink to={hrefOfAny('testimonials.create', {}, locale)} look="quiet">
              {t('forms.links.writeTestimonial')}
            </ButtonLink>
          </p>
        </div>
        {average && <AverageRating average={average} count={count} />}
      </div>
      {total === 0 ? (
        <p className="mt-12 border-t border-stone-200 pt-8">{t('testimonials.none')}</p>
      ) : (
        <div className="mt-12 lg:mt-16">
          {own && <OwnLanguage {...own} />}
          {others.map((other) => (
            <OtherLanguage key={other.language} {...other} />
          ))}
        </div>
      )}
    </div>
  );
}

type Props = { average: { value: number; text: string }; count: string };

function AverageRating({ average, count }: Props) {
  const t = useTranslations('testimonials');
  return (
    <p className="flex items-center gap-5 border-l-2 border-accent-500 py-1 pl-5">
      <span aria-hidden="true" className="font-serif text-4xl leading-none">
        {average.text}
      </span>
      <span>
        <span className="mb-1 block text-accent-500">
          <Stars
            rating={average.value}
            label={t('average', { rating: average.text, max: RATING_MAX })}
          />
        </span>
        <span className="text-sm text-stone-600">{count}</span>
      </span>
    </p>
  );
}

type InLanguage = ReturnType<typeof testimonialsData>['languages'][number];

/** The testimonials in the language of the page; the newest is large, above the others. */
function OwnLanguage({ language, testimonials }: InLanguage) {
  const t = useTranslations('testimonials');
  const locale = useLocale();
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="text-2xl">
        {t('inLanguage', { language: languageName(language, locale) })}
      </h2>
      {testimonials.length === 0 && <p className="mt-4 text-stone-600">{t('noneInLanguage')}</p>}
      <QuoteList language={language} testimonials={testimonials} hasLarge />
    </section>
  );
}

/** Testimonials in another language, which few visitors read: folded, with their number. */
function OtherLanguage({ language, testimonials }: InLanguage) {
  const t = useTranslations('testimonials');
  const locale = useLocale();
  if (testimonials.length === 0) return null;
  const label = t('inLanguage', { language: languageName(language, locale) });
  return (
    <Disclosure
      summary={
        <h2 className="text-xl">
          {t('language', { language: label, count: testimonials.length })}
        </h2>
      }
      className="border-t border-stone-200 last:border-b"
    >
      <QuoteList language={language} testimonials={testimonials} />
    </Disclosure>
  );
}

type QuoteListProps = InLanguage & { hasLarge?: boolean };

function QuoteList({ language, testimonials, hasLarge }: QuoteListProps) {
  if (testimonials.length === 0) return null;
  return (
    <ul className="grid gap-x-12 gap-y-10 pt-6 pb-10 lg:grid-cols-2">
      {testimonials.map((testimonial, index) => {
        const isLarge = hasLarge && index === 0;
        return (
          <li key={testimonial.id} className={isLarge ? 'lg:col-span-2' : undefined}>
            <TestimonialQuote testimonial={testimonial} language={language} isLarge={isLarge} />
          </li>
        );
      })}
    </ul>
  );
}

type TestimonialQuoteProps = {
  testimonial: InLanguage['testimonials'][number];
  language: Locale;
  isLarge?: boolean;
};

function TestimonialQuote({ testimonial, language, isLarge }: TestimonialQuoteProps) {
  const t = useTranslations('testimonials');
  const { name, place, text, rating, date, picture, videoId } = testimonial;
  return (
    <figure
      className={
        isLarge
          ? 'flow-root rounded-card bg-white p-6 shadow-soft sm:p-10 lg:p-14'
          : 'flow-root h-full border-t border-stone-200 pt-6'
      }
    >
      {/* The picture of a video is its poster. */}
      {!videoId && <TestimonialPicture picture={picture} />}
      <TestimonialStars rating={rating} />
      <blockquote lang={language} className={isLarge ? LARGE_TEXT : SMALL_TEXT}>
        <p className="whitespace-pre-line">{text}</p>
      </blockquote>
      <figcaption className="mt-5">
        <span className="font-semibold">{name}</span>
        {place && <span>, {place}</span>}
        {date && (
          <time dateTime={date.day} className="block text-sm text-stone-600">
            {date.text}
          </time>
        )}
      </figcaption>
      {videoId && (
        <div className="mt-5 max-w-xl">
          <VideoPlayer id={videoId} title={t('video', { name })} poster={picture} sizes="576px" />
        </div>
      )}
    </figure>
  );
}

const LARGE_TEXT = 'max-w-4xl font-serif text-xl leading-snug hyphens-auto';
const SMALL_TEXT = 'max-w-text hyphens-auto';

export const testimonialsPage = definePage({ data: testimonialsData, View: Testimonials });
