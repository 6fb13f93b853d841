import { useTranslations } from 'use-intl';
import { markMatches } from '#app/search/mark-matches.ts';
import { Marked } from '#app/search/marked.tsx';
import { ArrowIcon } from '#app/ui/icons.tsx';
import type { HitGroup } from './hit-groups.ts';

type Props = {
  groups: readonly HitGroup[];
  term: string;
  allResults: string;
  /** A request is pending; the previous hits stay until it is done. */
  isWaiting: boolean;
};

export function SearchHits({ groups, term, allResults, isWaiting }: Props) {
  return (
    <div className={`transition-opacity duration-300 ${isWaiting ? 'opacity-60' : ''}`}>
      {groups.map((group) => (
        <Group key={group.kind} group={group} term={term} allResults={allResults} />
      ))}
    </div>
  );
}

type GroupProps = Pick<Props, 'term' | 'allResults'> & { group: HitGroup };

function Group({ group, term, allResults }: GroupProps) {
  const t = useTranslations('search');
  const { kind, name, hits, total } = group;
  return (
    <section aria-labelledby={name && `hits-${kind}`} className="mt-6 first:mt-3">
      {name && (
        <h2 id={`hits-${kind}`} className="font-sans text-sm font-semibold text-stone-600">
          {name}
        </h2>
      )}
      <ul className="mt-1">
        {hits.map(({ href, title }) => (
          <li key={`${href} ${title}`}>
            <a
              href={href}
              className="-mx-3 flex min-h-12 items-center justify-between gap-4 rounded-control px-3 py-2 font-semibold text-ink no-underline hover:bg-tint-50 focus-visible:bg-tint-100"
            >
              <span className="min-w-0 hyphens-auto wrap-anywhere">
                <Marked pieces={markMatches(title, term)} />
              </span>
              <span className="shrink-0 text-brand-500">
                <ArrowIcon />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {name && total > hits.length && (
        <a
          href={`${allResults}#found-${kind}`}
          className="inline-flex min-h-8 items-center text-sm text-brand-500 underline-offset-4 hover:underline"
        >
          {t('allOfKind', { count: total, name })}
        </a>
      )}
    </section>
  );
}
