import type { LoaderFunctionArgs } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageData } from '../../pages/page-data.ts';
import { pageLoader } from '../../pages/page-loader.ts';
import type { Seo } from '../../pages/seo.ts';
import { localeOfPath } from '../../routing/href.ts';
import type { PageId } from '../../routing/table.ts';
import { faultContext } from './form-context.ts';

type FormPageData<Id extends PageId> = PageData<Id> & { query: Record<string, string> };

/** The loader of a page with a form: also what its address asks for, and a title that tells of faults. */
export function formPageLoader<Id extends PageId>() {
  const load = pageLoader<Id>();
  return async (args: LoaderFunctionArgs): Promise<FormPageData<Id>> => {
    const page = (await load(args)) as { seo: Seo };
    const { pathname, searchParams } = new URL(args.request.url);
    const { seo } = page;
    const isFault = args.context.get(faultContext);
    const title = isFault ? faultTitle(seo.title, localeOfPath(pathname)) : seo.title;
    const query = Object.fromEntries(searchParams);
    return { ...page, query, seo: { ...seo, title } } as unknown as FormPageData<Id>;
  };
}

function faultTitle(title: string, locale: ReturnType<typeof localeOfPath>): string {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'forms' });
  return t('titlePrefix', { title });
}
