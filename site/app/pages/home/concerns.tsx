import { useTranslations } from 'use-intl';
import type { Teaser } from '#app/entries/teaser.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { CardLink } from '#app/ui/card-link.tsx';
import { ArrowIcon } from '#app/ui/icons.tsx';
import { SectionHead } from './section-head.tsx';

/** Health concerns in words only: whoever looks for one of them wants to find its name. */
export function Concerns({ concerns }: { concerns: Teaser[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (concerns.length === 0) return null;
  return (
    <section aria-labelledby="concerns" className="bg-white py-20 lg:py-28">
      <div className="page-width">
        <SectionHead id="concerns" title={t('concernsTitle')} text={t('concernsText')} />
        <ul className="mt-12 grid gap-x-10 border-t border-stone-200 sm:grid-cols-2 lg:grid-cols-3">
          {concerns.map((concern) => (
            <li
              key={concern.id}
              className="group relative border-b border-stone-200 py-7 hover:bg-tint-50"
            >
              <h3 className="text-xl">
                <CardLink to={concern.href}>{concern.title}</CardLink>
              </h3>
              <p className="mt-2 text-stone-600 hyphens-auto">{concern.excerpt}</p>
            </li>
          ))}
          <li className="flex flex-col justify-center border-b border-stone-200">
            <a
              href={hrefOfAny('healthConcerns', {}, locale)}
              className="flex min-h-16 items-center justify-between gap-4 py-2 font-semibold text-ink no-underline hover:text-brand-500"
            >
              {t('allConcerns')}
              <span className="text-brand-500">
                <ArrowIcon />
              </span>
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
