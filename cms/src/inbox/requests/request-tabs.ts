import type { Where } from 'payload';

export const REQUEST_TABS = ['new', 'mine', 'all', 'done', 'suspected'] as const;
export type RequestTab = (typeof REQUEST_TABS)[number];

type Condition = readonly [field: string, operator: 'equals' | 'not_equals', value: string];

const CONDITIONS: Record<RequestTab, (user: string) => readonly Condition[]> = {
  new: () => [
    ['status', 'equals', 'new'],
    ['suspected', 'not_equals', 'true'],
  ],
  mine: (user) => [
    ['assignee', 'equals', user],
    ['status', 'not_equals', 'done'],
  ],
  all: () => [],
  done: () => [['status', 'equals', 'done']],
  suspected: () => [['suspected', 'equals', 'true']],
};

export function whereOf(tab: RequestTab, user: string): Where | undefined {
  const and = CONDITIONS[tab](user).map(([field, operator, value]) => ({
    [field]: { [operator]: value },
  }));
  return and.length > 0 ? { or: [{ and }] } : undefined;
}

/** The tab that has this filter; undefined for a filter of the user's own. */
export function tabOf(where: unknown, user: string): RequestTab | undefined {
  const given = JSON.stringify(asTexts(where));
  return REQUEST_TABS.find((tab) => JSON.stringify(asTexts(whereOf(tab, user))) === given);
}

/** As in a URL, where every value is a string and a missing filter is an empty object. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return value === undefined ? {} : String(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asTexts(inner)]));
}

const REQUESTS_PATH = '/admin/collections/requests';

export function addressOf(tab: RequestTab, user: string): string {
  const query = new URLSearchParams(
    CONDITIONS[tab](user).map(([field, operator, value], index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      value,
    ]),
  );
  return query.size > 0 ? `${REQUESTS_PATH}?${query}` : REQUESTS_PATH;
}
