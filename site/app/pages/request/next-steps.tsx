import { useTranslations } from 'use-intl';
import { TelephonePerson } from '#app/people/telephone-person.tsx';
import { CostsLink } from '#app/shell/costs-link.tsx';
import { useShell } from '#app/shell/page-context.ts';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';

const STEPS = ['read', 'call', 'decide'] as const;

/** What becomes of a request, beside it, and the number for those who would rather talk. */
export function NextSteps() {
  const t = useTranslations('forms.request');
  const clinic = useShell().clinic;
  return (
    <aside
      aria-labelledby="next"
      className="self-start rounded-card bg-tint-100 p-7 lg:sticky lg:top-24"
    >
      <h2 id="next" className="text-xl">
        {t('next')}
      </h2>
      <ol className="mt-4 space-y-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-serif text-xl leading-tight text-accent-500"
            >
              {index + 1}
            </span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <CostsLink className="mt-4" />
      {clinic?.phone && (
        <div className="mt-6 border-t border-tint-300 pt-5">
          <p className="font-semibold">{t('rather')}</p>
          <TelephonePerson className="mt-4" />
          <a
            href={telHref(clinic.phone)}
            className="mt-2 inline-flex min-h-11 items-center gap-2 text-lg text-brand-500 underline underline-offset-4"
          >
            <PhoneIcon />
            {clinic.phone}
          </a>
        </div>
      )}
    </aside>
  );
}
