import type { SiteKind, SiteResults } from '#app/search/site-results.ts';

export type SearchHit = { href: string; title: string };

export type HitGroup = {
  kind: SiteKind;
  /** Title of the page with all entries of the kind; unknown if only the diagnostics answered. */
  name: string | undefined;
  /** The best hits; `total` is how many the search page shows. */
  hits: readonly SearchHit[];
  total: number;
  /** Whether the diagnostics' own search has found some of it, and not only that of the site. */
  isOwn?: boolean;
};

const MAX_PER_KIND = 3;

/** Diagnostics come first, unless only pages of other kinds have the term in their titles. */
export function hitGroups(
  diagnoses: readonly SearchHit[],
  found: SiteResults['groups'],
): HitGroup[] {
  const groups = found.map(({ kind, name, hits }) => group(kind, name, hits));
  if (diagnoses.length === 0) return groups;
  const at = found.findIndex(({ kind }) => kind === 'diagnosis');
  const ofSite = found[at];
  const isNamedElsewhere = found[0]?.hits[0]?.isNamed && !ofSite?.hits[0]?.isNamed;
  const known = new Set(ofSite?.hits.map(({ href }) => href));
  // A term that is in other pages' titles is no typo: what only the more forgiving search of the
  // diagnostics has found then comes last.
  const sure = isNamedElsewhere ? diagnoses.filter(({ href }) => known.has(href)) : diagnoses;
  const all: readonly SearchHit[] = [...sure, ...(ofSite?.hits ?? []), ...diagnoses];
  const hits = [...new Map(all.map((hit) => [hit.href, hit])).values()];
  const own = { ...group('diagnosis', ofSite?.name, hits), isOwn: true };
  const others = groups.filter((_, index) => index !== at);
  const named = isNamedElsewhere ? found.filter(({ hits: [best] }) => best?.isNamed).length : 0;
  return [...others.slice(0, named), own, ...others.slice(named)];
}

type Found = SearchHit & { isNamed?: boolean };

/** If titles have the term, pages that only mention it are left to the search page. */
function group(kind: SiteKind, name: string | undefined, hits: readonly Found[]): HitGroup {
  const named = hits.filter(({ isNamed }) => isNamed);
  const best = (named.length > 0 ? named : hits).slice(0, MAX_PER_KIND);
  return { kind, name, hits: best.map(({ href, title }) => ({ href, title })), total: hits.length };
}
