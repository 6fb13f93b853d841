import { useTranslations } from 'use-intl';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { TeaserCard } from '#app/entries/teaser-card.tsx';
import { toTeaser } from '#app/entries/teaser.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { formatPrice } from '#app/ui/formats.ts';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';

type ProgramCardProps = { program: ProgramTeaser; heading: 'h2' | 'h3'; isCompact?: boolean };

export function ProgramCard({ program, heading, isCompact }: ProgramCardProps) {
  return (
    <TeaserCard teaser={program} heading={heading} isCompact={isCompact}>
      <div className="mb-1.5 text-sm">
        <ProgramFacts program={program} />
      </div>
    </TeaserCard>
  );
}

/** «7 days · from EUR 4’800» */
export function ProgramFacts({ program }: { program: Pick<ProgramTeaser, 'duration' | 'price'> }) {
  const t = useTranslations('programs');
  const { duration, price } = program;
  const facts = [duration, price && t('from', { price })].filter(Boolean);
  return <p className="font-semibold text-brand-500">{facts.join(' · ')}</p>;
}

export function ProgramLabel({ label, recommendedFor }: Labels) {
  return (
    <div className="mb-4 space-y-3 empty:hidden">
      {label && (
        <p>
          <span className="rounded-control bg-tint-100 px-2.5 py-1 text-sm font-semibold text-brand-700">
            {label}
          </span>
        </p>
      )}
      {recommendedFor && <p className="text-sm text-stone-600">{recommendedFor}</p>}
    </div>
  );
}

type Labels = Pick<ProgramTeaser, 'label' | 'recommendedFor'>;

export function toProgramTeaser(program: Items['programs'][number], locale: Locale) {
  const messages = messagesOf(locale);
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  return {
    ...toTeaser('programs.item', program, locale),
    subtitle: inLocale(program.subtitle, locale),
    label: inLocale(program.label, locale),
    /** «7 days», formatted on the server, because browsers take long to initialise Intl. */
    duration: program.days ? t('days', { days: program.days }) : undefined,
    price: program.price ? formatPrice(program.price, locale) : undefined,
    isRecommended: program.recommended,
    recommendedFor: program.recommended ? inLocale(program.recommended_for, locale) : undefined,
  };
}
export type ProgramTeaser = ReturnType<typeof toProgramTeaser>;
