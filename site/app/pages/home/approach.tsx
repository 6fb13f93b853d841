import { useTranslations } from 'use-intl';
import { useOfferedHref } from '#app/shell/use-offered-href.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { SectionHead } from './section-head.tsx';

type Props = { title?: string; text?: string; steps: { title: string; text: string }[] };

/** The way of working in four steps, as a quiet numbered row. */
export function Approach({ title, text, steps }: Props) {
  const t = useTranslations();
  const offered = useOfferedHref();
  if (!title && steps.length === 0) return null;
  return (
    <section aria-labelledby="approach" className="later page-width py-20 lg:py-28">
      <SectionHead id="approach" title={title} text={text} />
      <ol className="mt-10 grid sm:mt-14 gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="border-t border-stone-200 pt-5 max-sm:grid max-sm:grid-cols-[2.5rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="font-serif text-2xl text-accent-500">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl sm:mt-2">{step.title}</h3>
              <p className="mt-2 text-stone-600 hyphens-auto">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-12 flex flex-wrap gap-3 empty:hidden">
        <ButtonLink to={offered('approach')} look="quiet">
          {t('pages.approach.title')}
        </ButtonLink>
        <ButtonLink to={offered('diagnosis')} look="quiet">
          {t('home.allDiagnostics')}
        </ButtonLink>
      </p>
    </section>
  );
}
