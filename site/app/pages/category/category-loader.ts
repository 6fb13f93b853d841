import { localeOfPath } from '#app/routing/href.ts';
import type { PageRequest } from '#app/pages/page-data.ts';
import { NoPage, type PageArgs } from '#app/pages/page-module.ts';

/** As pageLoader, for addresses that come from content and stand in no table. */
export function categoryLoader<Page extends object>(
  pageOf: (request: PageRequest) => Page | undefined,
) {
  return ({ url, params, services }: PageArgs): Page => {
    const page = pageOf({
      snapshot: services.snapshot,
      locale: localeOfPath(url.pathname),
      params,
    });
    if (page === undefined) throw new NoPage(404);
    return page;
  };
}
