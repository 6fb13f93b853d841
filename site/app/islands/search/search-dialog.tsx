import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { SEARCH_MIN_CHARACTERS } from '#app/constants.ts';
import { Modal } from '#app/islands/overlay/modal.tsx';
import { showOverlay } from '#app/islands/overlay/overlay.ts';
import { isUnmodifiedClick } from '#app/islands/links/unmodified-click.ts';
import { href } from '#app/routing/href.ts';
import { SEARCH_MAX_CHARACTERS, normalizeTerm } from '#app/search/site-results.ts';
import { useSite } from '#app/site-context.ts';
import { ArrowIcon, SearchIcon } from '#app/ui/icons.tsx';
import { NoHits } from './no-hits.tsx';
import { SearchHits } from './search-hits.tsx';
import { useSearch } from './use-search.ts';

function SearchDialog({ typedBefore }: { typedBefore: string }) {
  const t = useTranslations('search');
  const { locale } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(typedBefore);
  const { status, term, hits: groups, session } = useSearch();
  const page = href('search', {}, locale);
  const found = groups.some(({ isOwn }) => isOwn) ? 'count' : 'countElsewhere';
  const count = groups.reduce((sum, { total }) => sum + total, 0);

  useEffect(() => session.type(typedBefore), [session, typedBefore]);

  const allResults = term ? `${page}?${new URLSearchParams({ q: term })}` : page;

  function clear() {
    setTyped('');
    session.clear();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const question = normalizeTerm(typed);
    if (question.length < SEARCH_MIN_CHARACTERS) return;
    dialog.current?.close();
    // Offline, the page stays and shows its notice, which the dialog has covered.
    if (!navigator.onLine) return;
    window.location.assign(`${page}?${new URLSearchParams({ q: question })}`);
  }

  /** Closes the dialog, so that going back to this page does not show it open. */
  function closeForPage(event: MouseEvent) {
    const isLink = (event.target as Element).closest('a[href^="/"]');
    if (isLink && isUnmodifiedClick(event)) dialog.current?.close();
  }

  return (
    <Modal
      ref={dialog}
      // Cleared only after closing: a link removed during its click would not be followed.
      onClose={clear}
      label={t('title')}
      closeLabel={t('close')}
      size="2xl"
      focus={field}
    >
      {/* Arrow keys are an addition to Tab, and clicks are those on links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={(event) => moveThroughLinks(event, field.current)} onClick={closeForPage}>
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
            // Not type="search", where Escape would empty the field instead of closing the dialog.
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
            {status === 'results' && t(found, { count })}
            {status === 'none' && t('none', { term })}
            {/* A failed search keeps its term and shows no message. */}
            {status === 'open' && !term && t('hint', { min: SEARCH_MIN_CHARACTERS })}
          </p>
          <SearchHits
            groups={groups}
            term={term}
            allResults={allResults}
            isWaiting={status === 'loading'}
          />
          {status === 'none' ? (
            <NoHits />
          ) : (
            <a
              href={allResults}
              className="mt-4 flex min-h-11 items-center gap-2 border-t border-stone-200 pt-2 font-semibold wrap-anywhere text-brand-500 underline-offset-4 hover:underline"
            >
              {term ? t('all', { term }) : t('allEmpty')}
              <ArrowIcon />
            </a>
          )}
        </div>
      </div>
    </Modal>
  );
}

/** Arrow keys move from the field through the links below it; typing returns to the field. */
function moveThroughLinks(event: KeyboardEvent, field: HTMLInputElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !field) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const stops = [field, ...links];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return;
  const { key } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    const step = key === 'ArrowDown' ? 1 : -1;
    stops.at((at + step) % stops.length)?.focus();
  } else if (at > 0 && (key === 'Backspace' || (key.length === 1 && key !== ' '))) {
    // The key's default action now applies to the field.
    field.focus();
  }
}

export function openSearch(typedBefore: string): void {
  // Synchronously, so that the field has the focus before the next letter is typed.
  flushSync(() => showOverlay('search', SearchDialog, { typedBefore }));
}
