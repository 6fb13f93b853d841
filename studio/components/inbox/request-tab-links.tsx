'use client';

import {
  addressOf,
  tabOf,
  whereOf,
  type RequestTab,
} from '@clinic/cms/inbox/requests/request-tabs';
import { MODERATION_PATH } from '@clinic/cms/inbox/entries/staff-paths';
import { Gutter, useListQuery } from '@payloadcms/ui';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useWords } from '../use-words.ts';

type Props = {
  tabs: { tab: RequestTab; count: number }[];
  testimonials: number;
  user: string;
};

/** Links that set the list's own filter, so that search, sorting and columns go on working. */
export function RequestTabLinks({ tabs, testimonials, user }: Props) {
  const { t } = useWords();
  const { query, refineListData } = useListQuery();
  const shown = useSearchParams();
  const current = tabOf(query?.where, user);

  function show(event: MouseEvent, tab: RequestTab) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Following the link would leave the words of the search beside the new filter.
    event.preventDefault();
    void refineListData({ where: whereOf(tab, user), search: undefined });
  }

  return (
    <Gutter>
      <nav className="inbox-tabs" aria-label={t('inbox:tabs')}>
        <ul>
          {tabs.map(({ tab, count }) => (
            <li key={tab}>
              <Link
                href={addressOf(tab, user)}
                aria-current={tab === current ? 'page' : undefined}
                onClick={(event) => show(event, tab)}
              >
                {t(`inbox:tab_${tab}`)} <span className="inbox-tabs__count">{count}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link href={MODERATION_PATH}>
              {t('moderation:toApprove')} <span className="inbox-tabs__count">{testimonials}</span>
            </Link>
          </li>
        </ul>
      </nav>
      <p>
        <a id="export-requests" href={exportAddress(shown)} download>
          {t('inbox:export')}
        </a>
      </p>
    </Gutter>
  );
}

/** The export has what the list shows: its filter, its search and its order. */
function exportAddress(shown: URLSearchParams): string {
  const kept = [...shown].filter(([name]) => /^(where\[|search$|sort$)/.test(name));
  return `/api/requests/export.csv?${new URLSearchParams(kept)}`;
}
