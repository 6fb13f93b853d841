import { useTranslations } from 'use-intl';
import type { Section } from './contents.ts';

/** With fewer chapters a table of contents is not needed. */
const MIN_SECTIONS = 4;

type Props = { sections: readonly Section[] };

/** The table of contents in the side column: warnings first, then the chapters in their order. */
export function SideContents({ sections }: Props) {
  const t = useTranslations('article');
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label={t('contents')} className="no-print max-lg:hidden">
      <p aria-hidden="true" className="mb-1 text-sm font-semibold text-stone-600">
        {t('contents')}
      </p>
      <Safety sections={sections} />
      <ol className="border-l border-stone-200">
        {chaptersOf(sections).map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 leading-snug text-brand-500 hover:border-accent-500 hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same above the text on smaller screens: warnings in sight, the chapters folded. */
export function FoldedContents({ sections }: Props) {
  const t = useTranslations('article');
  const isLong = sections.length >= MIN_SECTIONS;
  if (!isLong && warningsOf(sections).length === 0) return null;
  return (
    <nav aria-label={t('contents')} className="no-print mb-10 lg:hidden">
      <Safety sections={sections} />
      {isLong && (
        <details className="group border-y border-stone-200">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
            {t('contents')}
            <span
              aria-hidden="true"
              className="text-xl leading-none text-brand-500 transition-transform duration-150 group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <ol className="pb-3">
            {chaptersOf(sections).map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center text-brand-500 underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </nav>
  );
}

function Safety({ sections }: Props) {
  const warnings = warningsOf(sections);
  if (warnings.length === 0) return null;
  return (
    <ul className="mb-3 space-y-2">
      {warnings.map(({ id, title, safety }) => (
        <li key={id}>
          <a href={`#${id}`} data-safety-link={safety}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What cannot wait comes first. */
const warningsOf = (sections: readonly Section[]) =>
  sections
    .filter(({ safety }) => safety)
    .toSorted((a, b) => Number(a.safety === 'exclusion') - Number(b.safety === 'exclusion'));
const chaptersOf = (sections: readonly Section[]) => sections.filter(({ safety }) => !safety);
