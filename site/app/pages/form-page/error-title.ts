import type { Locale } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { messagesOf } from '#app/messages/catalog.ts';
import type { Seo } from '#app/seo/seo.ts';

/** A page with a form that was refused: the title says so first. */
export function withErrorTitle<Data extends { seo: Seo }>(data: Data, locale: Locale): Data {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'forms' });
  const title = t('titlePrefix', { title: data.seo.title });
  return { ...data, seo: { ...data.seo, title } };
}
