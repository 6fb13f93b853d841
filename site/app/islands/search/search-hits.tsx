import type { Locale } from '@alpsera/cms/locales';
import { href } from '#app/routing/href.ts';
import { markMatches } from '#app/search/mark-matches.ts';
import { Marked } from '#app/search/marked.tsx';
import { ArrowIcon } from '#app/ui/icons.tsx';
import type { DiagnosisHit } from './use-search.ts';

type Props = {
  hits: readonly DiagnosisHit[];
  term: string;
  locale: Locale;
  /** A request is pending; the previous hits stay until it is done. */
  isWaiting: boolean;
};

export function SearchHits({ hits, term, locale, isWaiting }: Props) {
  if (hits.length === 0) return null;
  return (
    <ul className={`mt-2 transition-opacity duration-300 ${isWaiting ? 'opacity-60' : ''}`}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <a
            href={href('diagnosis.item', { slug: hit[`slug__${locale}`] }, locale)}
            className="-mx-3 flex min-h-12 items-center justify-between gap-4 rounded-control px-3 py-2 font-semibold text-ink no-underline hover:bg-glacier-50 focus-visible:bg-glacier-100"
          >
            <span>
              <Marked pieces={markMatches(hit[`title_${locale}`], term)} />
            </span>
            <span className="text-pine-500">
              <ArrowIcon />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
