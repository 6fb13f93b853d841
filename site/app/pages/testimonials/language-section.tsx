import { useTranslations } from 'use-intl';
import type { TestimonialsData } from './data.ts';
import { TestimonialQuote } from './testimonial-quote.tsx';

type Props = TestimonialsData['languages'][number];

/** Hidden while another language is chosen. */
export function LanguageSection({ language, testimonials }: Props) {
  const t = useTranslations('testimonials');
  const [first, ...others] = testimonials;
  const title = `title-${language}`;
  return (
    <section
      id={`in-${language}`}
      aria-labelledby={title}
      className="mt-12 scroll-mt-24 not-target:group-has-[section:target]/all:hidden"
    >
      <h2 id={title} className="text-2xl">
        {t(`in.${language}`)}
      </h2>
      {first ? (
        <ul className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <li className="lg:col-span-2">
            <TestimonialQuote testimonial={first} language={language} isLarge />
          </li>
          {others.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialQuote testimonial={testimonial} language={language} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-stone-600">{t('noneInLanguage')}</p>
      )}
    </section>
  );
}
