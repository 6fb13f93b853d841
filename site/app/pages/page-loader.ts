import { matchPage } from '#app/routing/match-page.ts';
import type { PageId } from '#app/routing/table.ts';
import { pageData, type PageData } from './page-data.ts';
import { NoPage, type PageArgs } from './page-module.ts';

/** What the address asks of the page; the server has dropped whatever the page does not look at. */
type Asked = { query: Record<string, string> };

/** The loader of a page, or of several that share a module: its data from the content, or a 404. */
export function pageLoader<Id extends PageId>() {
  return async ({ url, services }: PageArgs): Promise<PageData<Id> & Asked> => {
    const { snapshot } = services;
    const { pathname, searchParams } = url;
    const match = matchPage(pathname);
    const question = searchParams.get('q');
    const page = match && (await pageData[match.id]({ snapshot, question, ...match }));
    if (page === undefined) throw new NoPage(404);
    return { ...(page as PageData<Id>), query: Object.fromEntries(searchParams) };
  };
}
