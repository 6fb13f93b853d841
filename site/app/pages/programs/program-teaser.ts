import type { Locale } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { toTeaser } from '#app/entries/teaser.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { formatPrice } from '#app/ui/formats.ts';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** A program as lists show it: with its length and its price. */
export function toProgramTeaser(program: Items['programs'][number], locale: Locale) {
  const messages = messagesOf(locale);
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  return {
    ...toTeaser('programs.item', program, locale),
    subtitle: inLocale(program.subtitle, locale),
    label: inLocale(program.label, locale),
    /** «7 days», written here: the browser's means for that take long to wake up. */
    duration: program.days ? t('days', { days: program.days }) : undefined,
    price: program.price ? formatPrice(program.price, locale) : undefined,
    isRecommended: program.recommended,
  };
}
export type ProgramTeaser = ReturnType<typeof toProgramTeaser>;
