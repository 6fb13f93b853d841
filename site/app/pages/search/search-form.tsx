import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { SEARCH_MAX_CHARACTERS } from '#app/search/search-term.ts';
import { SearchIcon } from '#app/ui/icons.tsx';

/** A question as an address: it works without any script. */
export function SearchForm({ term, locale }: { term: string; locale: Locale }) {
  const t = useTranslations('search');
  return (
    <form action={href('search', {}, locale)} method="get" role="search" className="max-w-text">
      <label htmlFor="search-term" className="font-semibold">
        {t('label')}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="search-term"
          name="q"
          type="search"
          required
          maxLength={SEARCH_MAX_CHARACTERS}
          defaultValue={term}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 min-w-0 flex-1 basis-56 rounded-control border border-stone-600 bg-white px-4 text-lg"
        />
        <button
          type="submit"
          className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-transparent bg-brand-500 px-[calc(1.5rem-1px)] font-semibold text-white transition-colors duration-300 hover:bg-brand-700"
        >
          <SearchIcon />
          {t('submit')}
        </button>
      </div>
    </form>
  );
}
