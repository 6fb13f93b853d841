'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../use-words.ts';
import { RevealFromAddress } from './reveal-from-address.tsx';
import { SearchDialog } from './search-dialog.tsx';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const never = () => () => undefined;

export function OpenSearch() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const key = useSyncExternalStore(
    never,
    () => t(isApple() ? 'search:keyApple' : 'search:key'),
    () => t('search:key'),
  );

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      if (linkByKey()) return;
      // The search does not open above another dialog that waits for an answer.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    }
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <RevealFromAddress />
      <button
        type="button"
        className="open-search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className="open-search__word">{t('search:title')}</span>
        <kbd aria-hidden="true">{key}</kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The editor notices a selection a moment after it is made. */
const PATIENCE_MS = 2_000;

/** Clicks Payload's link button, which has no shortcut of its own; false without a selection. */
function linkByKey(): boolean {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return false;
  const editor = selection.anchorNode?.parentElement?.closest('.rich-text-lexical');
  const button = editor?.querySelector<HTMLElement>('.toolbar-popup__button-link');
  if (button) clickOnceEnabled(button);
  return Boolean(button);
}

function clickOnceEnabled(button: HTMLElement): void {
  const isEnabled = () => !button.classList.contains('disabled');
  if (isEnabled()) return button.click();
  const watch = new MutationObserver(() => {
    if (!isEnabled()) return;
    watch.disconnect();
    button.click();
  });
  watch.observe(button, { attributeFilter: ['class'] });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
}
