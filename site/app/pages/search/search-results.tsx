import { markWords } from '#app/search/mark-matches.ts';
import { Marked } from '#app/search/marked.tsx';
import type { searchData } from './data.ts';

type Results = NonNullable<Awaited<ReturnType<typeof searchData>>['results']>;

/** What was found, by kind; the kind with the best hit comes first. */
export function SearchResults({ results }: { results: Results }) {
  const found = new Set(results.found);
  return results.groups.map(({ kind, name, hits }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="mt-14">
      <h2 id={`found-${kind}`} className="flex items-baseline gap-3 text-2xl">
        {name}
        <span className="font-sans text-base text-stone-600">{hits.length}</span>
      </h2>
      <ul className="mt-4 max-w-3xl divide-y divide-stone-200 border-y border-stone-200">
        {hits.map(({ href, title, excerpt }) => (
          <li key={`${href} ${title}`} className="group relative py-5">
            <h3 className="text-lg">
              <a
                href={href}
                className="text-ink no-underline decoration-accent-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                <Marked pieces={markWords(title, found)} />
              </a>
            </h3>
            {excerpt && (
              <p className="mt-1 text-stone-600 hyphens-auto">
                <Marked pieces={markWords(excerpt, found)} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
