import type { EvidenceLevel } from '@clinic/cms/fields/evidence';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { messagesOf } from '#app/messages/catalog.ts';
import { useOfferedHref } from '#app/shell/page-context.ts';
import type { Entry } from '#content/models/entry.ts';

export type Evidence = { level: EvidenceLevel; name: string };

export function evidenceOf({ evidence }: Entry, locale: Locale): Evidence | undefined {
  if (!evidence) return undefined;
  return { level: evidence, name: messagesOf(locale).evidence.levels[evidence] };
}

const LOOKS: Readonly<Record<EvidenceLevel, string>> = {
  established: 'border-tint-300 bg-tint-100 text-brand-700',
  complementary: 'border-stone-400 bg-white text-ink',
  unproven: 'border-dashed border-stone-600 bg-white text-ink',
};

/** A full, a half and an empty circle, so that nothing depends on colour. */
const FILLS: Readonly<Record<EvidenceLevel, string | undefined>> = {
  established: 'M8 2.5a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0-11Z',
  complementary: 'M8 2.5a5.5 5.5 0 0 0 0 11Z',
  unproven: undefined,
};

export function EvidenceChip({ evidence }: { evidence: Evidence | undefined }) {
  const t = useTranslations('evidence');
  if (!evidence) return null;
  const { level, name } = evidence;
  return (
    <span
      data-evidence={level}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-control border px-2 py-0.5 text-sm font-semibold ${LOOKS[level]}`}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-[0.9em] shrink-0">
        <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {FILLS[level] && <path d={FILLS[level]} fill="currentColor" />}
      </svg>
      <span className="sr-only">{t('label')} </span>
      {name}
    </span>
  );
}

export function EvidenceLine({ evidence }: { evidence: Evidence | undefined }) {
  const t = useTranslations('evidence');
  if (!evidence) return null;
  return (
    <p className="mt-5 flex min-h-11 flex-wrap items-center gap-x-4">
      <EvidenceChip evidence={evidence} />
      <ExplanationLink anchor={evidence.level}>{t('link')}</ExplanationLink>
    </p>
  );
}

type ExplanationLinkProps = { anchor?: EvidenceLevel; children: ReactNode };

/** A link to the page that explains the levels, if the clinic has written it. */
export function ExplanationLink({ anchor, children }: ExplanationLinkProps) {
  const page = useOfferedHref()('evidence');
  if (!page) return null;
  return (
    <a
      href={anchor ? `${page}#${anchor}` : page}
      className="no-print inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
    >
      {children}
    </a>
  );
}
