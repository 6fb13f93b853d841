import { useTranslations } from 'use-intl';
import type { Origin } from './origin.ts';
import { linkTo, timeOf } from './reviewed-line.tsx';
import type { Review } from './review.ts';

type Props = { origin: Origin | undefined; review: Review | undefined };

/** At the end of a medical text, in small letters: who has written and checked it, and from what. */
export function TextOrigin({ origin, review }: Props) {
  const t = useTranslations('article');
  const author = origin?.author;
  const sources = origin?.sources ?? [];
  if (!author && sources.length === 0) return null;
  return (
    <section
      aria-labelledby="origin"
      className="mt-14 max-w-text border-t border-stone-200 pt-6 text-sm text-stone-600"
    >
      <h2 id="origin" className="font-sans text-sm font-semibold tracking-normal">
        {t('origin')}
      </h2>
      {author && (
        <p className="mt-2">
          {t.rich('written', { name: author.name, person: linkTo(author.href) })}{' '}
          {review &&
            t.rich('reviewedToo', {
              name: review.name,
              date: review.date,
              person: linkTo(review.href),
              day: timeOf(review.day),
            })}
        </p>
      )}
      {sources.length > 0 && (
        <>
          <p className="mt-2">{t('sources')}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {sources.map(({ title, lang }) => (
              <li key={title} lang={lang}>
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
