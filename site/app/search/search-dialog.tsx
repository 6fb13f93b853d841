import type { Locale } from '@alpsera/cms/locales';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { SEARCH_MIN_CHARACTERS } from '../constants.ts';
import { href } from '../routing/href.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { Modal } from '../ui/modal.tsx';
import { moveThroughLinks } from './move-through-links.ts';
import { NoHits } from './no-hits.tsx';
import { SearchHits } from './search-hits.tsx';
import { SearchKeys } from './search-keys.tsx';
import { SEARCH_MAX_CHARACTERS, tidyTerm } from './search-term.ts';
import { useSearch } from './use-search.ts';

export type SearchDialogProps = { locale: Locale; isOpen: boolean; onClose: () => void };

/** The search of the header: diagnostics while one types, and the way to all results. */
export function SearchDialog({ locale, isOpen, onClose }: SearchDialogProps) {
  const t = useTranslations('search');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { status, term, hits, session } = useSearch(locale);
  const page = href('search', {}, locale);
  const allResults = term ? `${page}?${new URLSearchParams({ q: term })}` : page;

  function close() {
    setTyped('');
    session.clear();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const question = tidyTerm(typed);
    if (question.length < SEARCH_MIN_CHARACTERS) return;
    close();
    void navigate(`${page}?${new URLSearchParams({ q: question })}`);
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      label={t('title')}
      closeLabel={t('close')}
      size="2xl"
      focus={field}
    >
      {/* The arrow keys only add to Tab, which reaches everything. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={(event) => moveThroughLinks(event, field.current)}>
        <form
          action={page}
          role="search"
          onSubmit={submit}
          className="sticky top-0 z-10 flex items-center gap-3 border-b border-stone-200 bg-white pr-16 pl-5 text-stone-600"
        >
          <SearchIcon />
          <input
            ref={field}
            name="q"
            // Not of type search: there Escape would only empty the field, and the dialog stay.
            type="text"
            role="searchbox"
            inputMode="search"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              session.type(target.value);
            }}
            aria-label={t('label')}
            aria-describedby="search-state"
            placeholder={t('placeholder')}
            maxLength={SEARCH_MAX_CHARACTERS}
            autoComplete="off"
            enterKeyHint="search"
            className="h-16 min-w-0 flex-1 bg-transparent text-lg text-ink outline-none placeholder:text-stone-600"
          />
        </form>
        <div aria-busy={status === 'loading'} className="p-5">
          <p
            id="search-state"
            role="status"
            className={`wrap-anywhere ${status === 'none' ? 'font-semibold' : 'text-sm text-stone-600'}`}
          >
            {status === 'loading' && t('loading')}
            {status === 'results' && t('count', { count: hits.length })}
            {status === 'none' && t('none', { term })}
            {/* After a search that failed there is a term, and nothing to say. */}
            {status === 'open' && !term && t('hint', { min: SEARCH_MIN_CHARACTERS })}
          </p>
          <SearchHits
            hits={hits}
            term={term}
            locale={locale}
            isWaiting={status === 'loading'}
            onChoose={close}
          />
          {status === 'none' && <NoHits locale={locale} onChoose={close} />}
          <SearchKeys allResults={allResults} term={term} onChoose={close} />
        </div>
      </div>
    </Modal>
  );
}
