import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '../content-context.ts';
import { matchPage } from '../routing/match-page.ts';
import type { PageId } from '../routing/table.ts';
import { pageData, type PageData } from './page-data.ts';

/** What the address asks of the page; the server has dropped whatever the page does not look at. */
type Asked = { query: Record<string, string> };

/** The loader of a page, or of several that share a module: its data from the content, or a 404. */
export function pageLoader<Id extends PageId>() {
  return async ({ context, request }: LoaderFunctionArgs): Promise<PageData<Id> & Asked> => {
    const { snapshot } = context.get(contentContext);
    const { pathname, searchParams } = new URL(request.url);
    const match = matchPage(pathname);
    const question = searchParams.get('q');
    const page = match && (await pageData[match.id]({ snapshot, question, ...match }));
    if (page === undefined) throw data(null, { status: 404 });
    return { ...(page as PageData<Id>), query: Object.fromEntries(searchParams) };
  };
}
