import type { SubmissionKind } from '@clinic/cms/forms/form-field';
import { useTranslations } from 'use-intl';
import { MainTitle } from '#app/entries/main-title.tsx';
import { href } from '#app/routing/href.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { useOfferedHref } from '#app/shell/use-offered-href.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';

const STEPS = ['first', 'second', 'third'] as const;

/** What happens next, and when. */
export function Thanks({ kind }: { kind: SubmissionKind }) {
  const t = useTranslations('forms.thankyou');
  const locale = useLocale();
  const offered = useOfferedHref();
  return (
    <div>
      <svg
        viewBox="0 0 64 64"
        width="64"
        height="64"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="mb-6 text-brand-500"
      >
        <circle cx="32" cy="32" r="30" className="stroke-tint-300" />
        <path d="m20 33 8.5 8.5L45 24.5" strokeWidth="2" />
      </svg>
      <MainTitle title={t(`${kind}.title`)} />
      <p className="mt-5 max-w-text text-lg">{t(`${kind}.text`)}</p>
      <h2 className="mt-12 text-2xl">{t('next')}</h2>
      <ol className="mt-5 max-w-text border-t border-stone-200">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-5 border-b border-stone-200 py-4">
            <span
              aria-hidden="true"
              className="w-5 shrink-0 font-serif text-2xl leading-tight text-accent-500"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{t(`${kind}.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={href('home', {}, locale)}>{t('home')}</ButtonLink>
        <ButtonLink to={offered('testimonials')} look="quiet">
          {t('toTestimonials')}
        </ButtonLink>
      </p>
    </div>
  );
}
