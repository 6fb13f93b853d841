import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ReviewedIcon } from '#app/ui/icons.tsx';
import type { Review } from './review.ts';

/** «Medically reviewed by … on …» */
export function ReviewedLine({ review }: { review: Review | undefined }) {
  const t = useTranslations('article');
  if (!review) return null;
  const { name, date } = review;
  return (
    <p className="mt-5 flex items-start gap-2 text-sm text-stone-600">
      <span className="text-brand-500">
        <ReviewedIcon />
      </span>
      <span>
        {t.rich('reviewed', { name, date, person: linkTo(review.href), day: timeOf(review.day) })}
      </span>
    </p>
  );
}

/** A link around a name within a sentence. */
export function linkTo(address: string) {
  return (name: ReactNode) => (
    <a href={address} className="text-brand-500 underline underline-offset-4">
      {name}
    </a>
  );
}

/** A date within a sentence, whole on one line. */
export function timeOf(day: string) {
  return (date: ReactNode) => (
    <time dateTime={day} className="unbroken">
      {date}
    </time>
  );
}
