import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '../content-context.ts';
import { matchPage } from '../routing/match-page.ts';
import type { PageId } from '../routing/table.ts';
import { pageData, type PageData } from './page-data.ts';

/** The loader of a page, or of several that share a module: its data from the content, or a 404. */
export function pageLoader<Id extends PageId>() {
  return ({ context, request }: LoaderFunctionArgs): PageData<Id> => {
    const { snapshot } = context.get(contentContext);
    const match = matchPage(new URL(request.url).pathname);
    const page = match && pageData[match.id]({ snapshot, ...match });
    if (page === undefined) throw data(null, { status: 404 });
    return page as PageData<Id>;
  };
}
