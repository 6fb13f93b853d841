import { createTranslator } from 'use-intl/core';
import { messagesOf } from '#app/messages/catalog.ts';
import { pageLoader } from '#app/pages/page-loader.ts';
import type { PageArgs } from '#app/pages/page-module.ts';
import type { Seo } from '#app/seo/seo.ts';
import { localeOfPath } from '#app/routing/href.ts';
import type { PageId } from '#app/routing/table.ts';

/** The loader of a page with a form: its title tells of faults. */
export function formPageLoader<Id extends PageId>() {
  const load = pageLoader<Id>();
  return async (args: PageArgs) => {
    const page = await load(args);
    const { seo } = page as { seo: Seo };
    const locale = localeOfPath(args.url.pathname);
    const title = args.isFault ? faultTitle(seo.title, locale) : seo.title;
    return { ...page, seo: { ...seo, title } };
  };
}

function faultTitle(title: string, locale: ReturnType<typeof localeOfPath>): string {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'forms' });
  return t('titlePrefix', { title });
}
