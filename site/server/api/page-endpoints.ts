import { DEFAULT_LOCALE, LOCALES, type Locale } from '@alpsera/cms/locales';
import { pageData } from '../../app/pages/page-data.ts';
import { PAGE_IDS, ROUTE_TABLE, type PageId } from '../../app/routing/table.ts';
import type { Snapshot } from '../content/snapshot.ts';

type Endpoint = { id: PageId; segments: readonly string[] };

/** `diagnosis.item` at `diagnosis/:slug`: the page's own name, then what its address holds. */
const ENDPOINTS: readonly Endpoint[] = PAGE_IDS.map((id) => {
  const [name = id] = id.split('.');
  return { id, segments: [name, ...ROUTE_TABLE[id].paths.en.split('/').slice(1)] };
});

/** What a page shows, as its loader has it. Undefined if there is no such page. */
export async function getPageData(
  snapshot: Snapshot,
  path: readonly string[],
  { lang, q }: { lang: unknown; q?: unknown },
): Promise<object | undefined> {
  const locale: Locale = LOCALES.find((known) => known === lang) ?? DEFAULT_LOCALE;
  // Written-out addresses first: `testimonials/create` is no testimonial's name.
  const candidates = ENDPOINTS.filter(({ segments }) => matches(segments, path)).toSorted(
    (a, b) => variables(a.segments) - variables(b.segments),
  );
  const [endpoint] = candidates;
  if (!endpoint) return undefined;
  const params = Object.fromEntries(
    endpoint.segments.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), path[index]]] : [],
    ),
  ) as Record<string, string>;
  const question = typeof q === 'string' ? q : undefined;
  return pageData[endpoint.id]({ snapshot, locale, params, question });
}

function matches(segments: readonly string[], path: readonly string[]): boolean {
  return (
    segments.length === path.length &&
    segments.every((segment, index) => segment.startsWith(':') || segment === path[index])
  );
}

function variables(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}
