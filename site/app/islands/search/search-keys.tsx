import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ArrowIcon } from '#app/ui/icons.tsx';
import { isSlashOn, turnSlash } from './search-shortcut.ts';

type Props = { allResults: string; term: string };

/** The footer of the search dialog: the link to all results, and the switch for its shortcut. */
export function SearchKeys({ allResults, term }: Props) {
  const t = useTranslations('search');
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-stone-200 pt-2">
      <a
        href={allResults}
        className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold wrap-anywhere text-pine-500 underline-offset-4 hover:underline"
      >
        {term ? t('all', { term }) : t('allEmpty')}
        <ArrowIcon />
      </a>
      <label className="hidden min-h-11 cursor-pointer items-center gap-2 text-sm text-stone-600 pointer-fine:inline-flex">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            turnSlash(target.checked);
            setOn(target.checked);
          }}
          className="size-4 accent-pine-500"
        />
        {t('keys', { keys: '/' })}
      </label>
    </div>
  );
}
