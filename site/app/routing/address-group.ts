import { LOCALES } from '@alpsera/cms/locales';

/** Pages that link to each other: those of a language, and English ones under their second address. */
export function addressGroup(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return LOCALES.some((locale) => locale === first) ? first : '';
}
