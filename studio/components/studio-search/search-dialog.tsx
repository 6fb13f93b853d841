'use client';

import type { Group } from '@clinic/cms/studio-search/search';
import { useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../dialog.tsx';
import { postToStudio } from '../post-to-studio.ts';
import { useWords } from '../use-words.ts';
import { FoundGroup } from './found-group.tsx';

/** The search starts after a pause in typing. */
const TYPING_MS = 150;

type Answer = { words: string; groups: Group[]; isFailed?: boolean };

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { language, t } = useWords();
  const { code: locale } = useLocale();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<string>();
  const [answer, setAnswer] = useState<Answer>({ words: '', groups: [] });
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isWanted = true;
    // The first request, without words, makes the studio read what is new in advance.
    const timer = setTimeout(() => {
      const asked = { words: typed, locale, kind };
      void postToStudio<{ groups: Group[] }>('studio-search', language, asked).then(({ body }) => {
        if (!isWanted) return;
        setAnswer({ words: typed.trim(), groups: body?.groups ?? [], isFailed: !body });
        setChosen(0);
      });
    }, TYPING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [kind, language, locale, typed]);

  function goThrough(event: KeyboardEvent) {
    const all = list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [];
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // Until the answer to the last keys is there, the hits belong to older words.
      if (answer.words === typed.trim()) all[chosen]?.click();
    }
    if (!step || all.length === 0) return;
    event.preventDefault();
    const next = (chosen + step + all.length) % all.length;
    setChosen(next);
    all[next]?.scrollIntoView({ block: 'nearest' });
  }

  const { groups, isFailed } = answer;
  const isNothing = !isFailed && answer.words !== '' && groups.length === 0;
  const sizes = groups.map(({ hasMore, hits }) => hits.length + (hasMore ? 1 : 0));
  return (
    <Dialog id="studio-search" title={t('search:title')} onClose={onClose}>
      <input
        type="search"
        role="combobox"
        aria-label={t('search:about')}
        aria-expanded={groups.length > 0}
        aria-controls="studio-search-found"
        aria-activedescendant={groups.length > 0 ? `found-${chosen}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={t('search:about')}
        value={typed}
        onChange={(event) => [setTyped(event.target.value), setKind(undefined)]}
        onKeyDown={goThrough}
      />
      <p className="studio-search__said" role="status">
        {isFailed && t('search:failed')}
        {isNothing && t('search:none', { words: answer.words })}
      </p>
      <div id="studio-search-found" ref={list} role="listbox" aria-label={t('search:found')}>
        {groups.map((group, at) => (
          <FoundGroup
            key={group.kind}
            group={group}
            first={sizes.slice(0, at).reduce((sum, size) => sum + size, 0)}
            chosen={chosen}
            onGo={onClose}
            onAll={() => setKind(group.kind)}
          />
        ))}
      </div>
      <button type="button" className="studio-search__close" onClick={onClose}>
        {t('search:close')}
      </button>
    </Dialog>
  );
}
