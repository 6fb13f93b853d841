import type { Locale } from '@alpsera/cms/locales';
import { inLocale } from '../../../server/content/in-locale.ts';
import type { Items } from '../../../server/content/models/registry.ts';
import { toTeaser } from '../../entries/teaser.ts';
import { formatPrice } from '../../ui/format-price.ts';

/** A program as lists show it: with its length and its price. */
export function toProgramTeaser(program: Items['programs'][number], locale: Locale) {
  return {
    ...toTeaser('programs.item', program, locale),
    subtitle: inLocale(program.subtitle, locale),
    label: inLocale(program.label, locale),
    days: program.days ?? undefined,
    price: program.price ? formatPrice(program.price, locale) : undefined,
    isRecommended: program.recommended,
  };
}
export type ProgramTeaser = ReturnType<typeof toProgramTeaser>;
