import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { IslandData } from '#app/island.tsx';
import { href } from '#app/routing/href.ts';
import { SearchIcon } from '#app/ui/icons.tsx';

/**
 * A link to the search page. With scripts it opens the search dialog instead
 * (islands/behaviours/search.ts), whose island data is rendered here.
 */
export function SearchButton({ locale }: { locale: Locale }) {
  const t = useTranslations('search');
  return (
    <>
      <a
        href={href('search', {}, locale)}
        data-search=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        className="inline-flex size-11 items-center justify-center rounded-control text-pine-700 hover:bg-glacier-100"
      >
        <SearchIcon />
        <span className="sr-only">{t('open')}</span>
      </a>
      <IslandData name="search" />
    </>
  );
}
