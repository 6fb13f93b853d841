import { useTranslations } from 'use-intl';
import { useLocale } from '#app/shell/use-locale.ts';
import { languageLabel } from '#app/ui/formats.ts';
import type { TestimonialsData } from './data.ts';

const CHIP =
  'inline-flex min-h-11 items-center rounded-control border px-4 font-semibold no-underline transition-colors duration-300 ';
const QUIET = 'border-stone-200 bg-white text-brand-700 hover:border-brand-500 ';
const ALL =
  'border-brand-500 bg-brand-500 text-white group-has-[section:target]/all:border-stone-200 group-has-[section:target]/all:bg-white group-has-[section:target]/all:text-brand-700';

/** Anchors that also filter: the browser marks the section they lead to, and the styles follow. */
export function LanguageFilter({ languages }: Pick<TestimonialsData, 'languages'>) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <nav aria-label={t('testimonials.filter')} className="language-filter no-print">
      <ul className="flex flex-wrap gap-2">
        <li>
          <a href="#all" className={CHIP + ALL}>
            {t('testimonials.all')}
          </a>
        </li>
        {languages.map(({ language, testimonials }) => (
          <li key={language}>
            <a href={`#in-${language}`} className={CHIP + QUIET}>
              {t('testimonials.language', {
                language: languageLabel(language, locale),
                count: testimonials.length,
              })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
