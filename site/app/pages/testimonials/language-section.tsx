import { useTranslations } from 'use-intl';
import { useLocale } from '#app/shell/use-locale.ts';
import { languageName } from '#app/ui/formats.ts';
import type { TestimonialsData } from './data.ts';
import { TestimonialQuote } from './testimonial-quote.tsx';

type Props = TestimonialsData['languages'][number] & {
  /** The language of the page: its newest testimonial stands large above the others. */
  isOwn: boolean;
};

/** Hidden while another language is chosen. */
export function LanguageSection({ language, testimonials, isOwn }: Props) {
  const t = useTranslations('testimonials');
  const locale = useLocale();
  const title = `title-${language}`;
  return (
    <section
      id={`in-${language}`}
      aria-labelledby={title}
      className="mt-12 scroll-mt-24 not-target:group-has-[section:target]/all:hidden"
    >
      <h2 id={title} className="text-2xl">
        {t('inLanguage', { language: languageName(language, locale) })}
      </h2>
      {testimonials.length > 0 ? (
        <ul className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {testimonials.map((testimonial, index) => {
            const isLarge = isOwn && index === 0;
            return (
              <li key={testimonial.id} className={isLarge ? 'lg:col-span-2' : undefined}>
                <TestimonialQuote testimonial={testimonial} language={language} isLarge={isLarge} />
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="mt-4 text-stone-600">{t('noneInLanguage')}</p>
      )}
    </section>
  );
}
