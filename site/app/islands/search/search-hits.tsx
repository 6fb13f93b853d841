import { useTranslations } from 'use-intl';
import { markMatches } from '#app/search/mark-matches.ts';
import { Marked } from '#app/search/marked.tsx';
import { ArrowIcon } from '#app/ui/icons.tsx';
import type { SearchHit } from './use-search.ts';

type Props = {
  hits: readonly SearchHit[];
  term: string;
  /** A request is pending; the previous hits stay until it is done. */
  isWaiting: boolean;
};

/** Diagnostics that are called so, and below them other pages with their kind. */
export function SearchHits({ hits, term, isWaiting }: Props) {
  const t = useTranslations('search');
  const diagnoses = hits.filter(({ kind }) => kind === undefined);
  const pages = hits.filter(({ kind }) => kind !== undefined);
  return (
    <div className={`transition-opacity duration-300 ${isWaiting ? 'opacity-60' : ''}`}>
      {diagnoses.length > 0 && (
        <ul className="mt-2">
          {diagnoses.map((hit) => (
            <Hit key={hit.href} hit={hit} term={term} />
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <section aria-labelledby="search-elsewhere" className="mt-4">
          <h2 id="search-elsewhere" className="font-sans text-sm font-semibold text-stone-600">
            {t('elsewhere')}
          </h2>
          <ul className="mt-1">
            {pages.map((hit) => (
              <Hit key={`${hit.href} ${hit.title}`} hit={hit} term="" />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Hit({ hit: { href, title, kind }, term }: { hit: SearchHit; term: string }) {
  return (
    <li>
      <a
        href={href}
        className="-mx-3 flex min-h-12 items-center justify-between gap-4 rounded-control px-3 py-2 font-semibold text-ink no-underline hover:bg-tint-50 focus-visible:bg-tint-100"
      >
        <span className="min-w-0 hyphens-auto wrap-anywhere">
          <Marked pieces={markMatches(title, term)} />
        </span>
        <span className="flex shrink-0 items-center gap-3 text-sm font-normal text-stone-600">
          {kind}
          <span className="text-brand-500">
            <ArrowIcon />
          </span>
        </span>
      </a>
    </li>
  );
}
