import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '../content-context.ts';
import { localeOfPath } from '../routing/href.ts';
import type { PageId } from '../routing/table.ts';
import { pageData, type PageData } from './page-data.ts';

/** The loader of a page: its data from the content of this request, or a 404. */
export function pageLoader<Id extends PageId>(id: Id) {
  return ({ context, params, request }: LoaderFunctionArgs): PageData<Id> => {
    const { snapshot } = context.get(contentContext);
    const locale = localeOfPath(new URL(request.url).pathname);
    const page = pageData[id]({ snapshot, locale, params });
    if (page === undefined) throw data(null, { status: 404 });
    return page as PageData<Id>;
  };
}
