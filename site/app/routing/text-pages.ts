import { DEFAULT_LOCALE } from '@alpsera/cms/locales';
import type { Items } from '#content/models/registry.ts';

type TextPage = Items['pages'][number];

/** Rows of the table whose words are an entry of the collection `pages`. */
export const TEXT_PAGES = [
  ...(['approach', 'costs', 'contact', 'impressum', 'privacy', 'accessibility'] as const),
] as const;
export type TextPageId = (typeof TEXT_PAGES)[number];

export function textPageIdOf(page: TextPage): TextPageId | undefined {
  return TEXT_PAGES.find((id) => id === page.key) ?? TEXT_PAGES.find((id) => isByName(page, id));
}

/** Other hosts know no keys; there the English address says which page is meant. */
function isByName(page: TextPage, id: TextPageId): boolean {
  return !page.key && page.slug[DEFAULT_LOCALE] === id;
}

export function findTextPage(pages: readonly TextPage[], id: TextPageId): TextPage | undefined {
  return pages.find((page) => page.key === id) ?? pages.find((page) => isByName(page, id));
}
