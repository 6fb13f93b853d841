import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '../../content-context.ts';
import { localeOfPath } from '../../routing/href.ts';
import type { PageRequest } from '../page-data.ts';

/** As pageLoader, for addresses that come from content and stand in no table. */
export function categoryLoader<Page extends object>(
  pageOf: (request: PageRequest) => Page | undefined,
) {
  return ({ context, request, params }: LoaderFunctionArgs): Page => {
    const { snapshot } = context.get(contentContext);
    const locale = localeOfPath(new URL(request.url).pathname);
    const page = pageOf({ snapshot, locale, params });
    if (page === undefined) throw data(null, { status: 404 });
    return page;
  };
}
