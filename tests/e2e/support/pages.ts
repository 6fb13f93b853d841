import { LOCALES, type Locale } from '@alpsera/cms/locales';
import { href } from '../../../site/app/routing/href.ts';

type Example = { name: string; locale: Locale; path: string };

const SLUG: Record<Locale, string> = {
  en: 'dark-field-microscopy',
  de: 'dunkelfeldmikroskopie',
  it: 'microscopia-in-campo-oscuro',
};

/** One page of each kind in each language. */
export const EXAMPLES: Example[] = LOCALES.flatMap((locale) => [
  { name: 'home', locale, path: href('home', {}, locale) },
  { name: 'diagnosis list', locale, path: href('diagnosis', {}, locale) },
  { name: 'diagnosis', locale, path: href('diagnosis.item', { slug: SLUG[locale] }, locale) },
  {
    name: 'not found',
    locale,
    path: `${href('home', {}, locale)}/nothing-here`.replace('//', '/'),
  },
]);
