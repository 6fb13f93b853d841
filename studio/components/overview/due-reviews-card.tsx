import type { DueReview } from '@clinic/cms/reviews/due-reviews';
import { translator } from '@clinic/cms/studio-words/translator';
import type { ServerProps } from 'payload';
import { LinesCard } from '../card.tsx';
import { clinicDate } from '../clinic-time-format.ts';
import { ReviewedToday } from './reviewed-today.tsx';

type Props = Pick<ServerProps, 'i18n'> & { due: readonly DueReview[] };

/** Medical texts whose review is older than a year, for whoever is responsible. */
export function DueReviewsCard({ due, i18n }: Props) {
  const t = translator(i18n);
  const lines = due.map(({ collection, day, id, reviewer, title }) => {
    const when = clinicDate(`${day}T12:00:00Z`, i18n.language);
    const name = title || t('overview:untitled');
    return {
      key: id,
      href: `/admin/collections/${collection}/${id}`,
      name,
      about: t(reviewer ? 'reviews:lastBy' : 'reviews:last', { when, who: reviewer }),
      action: <ReviewedToday path={`${collection}/${id}/reviewed`} title={name} />,
    };
  });
  return <LinesCard id="reviews" title="reviews:due" hint="reviews:about" lines={lines} t={t} />;
}
