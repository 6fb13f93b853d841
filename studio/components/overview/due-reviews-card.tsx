import type { DueReview } from '@clinic/cms/reviews/due-reviews';
import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { clinicDate } from '../clinic-time-format.ts';
import { Card } from '../card.tsx';
import { ReviewedToday } from './reviewed-today.tsx';

type Props = Pick<ServerProps, 'i18n'> & { due: readonly DueReview[] };

/** Medical texts whose review is older than a year, for who is responsible; not shown without any. */
export function DueReviewsCard({ due, i18n }: Props) {
  const t = translator(i18n);
  const format = clinicDate(i18n.language);
  if (due.length === 0) return null;
  return (
    <Card id="reviews" title="reviews:due" t={t}>
      <p>{t('reviews:about')}</p>
      <ul>
        {due.map(({ collection, day, id, reviewer, title }) => {
          const when = format.format(new Date(`${day}T12:00:00Z`));
          const name = title || t('overview:untitled');
          return (
            <li key={id}>
              <Link href={`/admin/collections/${collection}/${id}`}>{name}</Link>
              <p>{t(reviewer ? 'reviews:lastBy' : 'reviews:last', { when, who: reviewer })}</p>
              <ReviewedToday path={`${collection}/${id}/reviewed`} title={name} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
