'use client';

import type { Group, Hit } from '@clinic/cms/studio-search/search';
import Link from 'next/link';
import { clinicDate } from '../clinic-time-format.ts';
import { ThumbnailOf } from '../pictures/picture-cell.tsx';
import { useWords } from '../use-words.ts';

type Props = {
  group: Group;
  /** The index of the group's first hit among the hits of all groups. */
  first: number;
  chosen: number;
  onGo: () => void;
  onAll: () => void;
};

export function FoundGroup({ chosen, first, group, onAll, onGo }: Props) {
  const { t } = useWords();
  const { hasMore, hits, kind, name } = group;
  const last = first + hits.length;
  return (
    <div role="group" aria-labelledby={`found-${kind}`}>
      <h3 id={`found-${kind}`}>{name}</h3>
      {hits.map((hit, at) => (
        <Link
          key={hit.id}
          id={`found-${first + at}`}
          role="option"
          aria-selected={chosen === first + at}
          tabIndex={-1}
          prefetch={false}
          href={hit.href}
          className="found"
          onClick={onGo}
        >
          <FoundEntry hit={hit} />
        </Link>
      ))}
      {hasMore && (
        <button
          type="button"
          id={`found-${last}`}
          role="option"
          aria-selected={chosen === last}
          tabIndex={-1}
          className="found found--all"
          onClick={onAll}
        >
          {t('search:all')}
        </button>
      )}
    </div>
  );
}

function FoundEntry({ hit }: { hit: Hit }) {
  const { language: reader, nameOf } = useWords();
  const { around, id, isPicture, language, place, sentAt, title } = hit;
  const marked = around.map(({ at, isHit, text }) =>
    isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
  return (
    <>
      {isPicture && <ThumbnailOf id={id} />}
      <span className="found__words">
        <span className="found__title">
          {place === undefined ? marked : title}
          {sentAt && <time dateTime={sentAt}>{clinicDate(sentAt, reader)}</time>}
          {language && <span className="found__language">{nameOf(language)}</span>}
        </span>
        {place !== undefined && (
          <span className="found__place">
            <span>{place}:</span> {marked}
          </span>
        )}
      </span>
    </>
  );
}
