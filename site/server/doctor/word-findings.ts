import { missingClinicWords } from '@clinic/cms/forms/clinic-words';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { missingMailTexts } from '@clinic/cms/mail/mail-texts';
import { missingSiteWords } from '#app/messages/all.ts';
import { pagesWithoutPath } from '#app/routing/own-paths.ts';
import { pathIn } from '#app/routing/table.ts';
import { about, counted, type Finding } from './finding.ts';

const AREA = 'languages';
const PARTS = { site: missingSiteWords, mails: missingMailTexts, forms: missingClinicWords };

export function wordFindings(locales: readonly Locale[] = LOCALES): Finding[] {
  const lacking = locales.flatMap((locale) => [...lackingWords(locale), ...lackingPaths(locale)]);
  if (lacking.length > 0) return lacking;
  return [about(AREA, 'words').ok('every language has words and paths')];
}

function lackingWords(locale: Locale): Finding[] {
  const parts = Object.entries(PARTS)
    .map(([part, missingIn]) => ({ part, ...missingIn(locale) }))
    .filter(({ missing }) => missing.length > 0);
  if (parts.length === 0) return [];
  const amounts = parts.map(({ part, missing, all }) => `${missing.length} of ${all} of ${part}`);
  const { look } = about(AREA, `${locale} words`);
  return [
    look(
      `words that are English until they are translated: ${amounts.join(', ')}`,
      `Write them in clinic/words/${locale}/, and name the files in clinic/words.ts.`,
      parts.flatMap(({ part, missing }) => byGroup(missing).map((one) => `${part}: ${one}`)),
    ),
  ];
}

/** Not each key, of which there are hundreds, but the groups in which they are. */
function byGroup(keys: readonly string[]): string[] {
  const groups = new Map<string, number>();
  for (const key of keys) {
    const group = key.replace(/\..*/, '');
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...groups].map(([group, count]) => `${group} (${counted(count, 'word')})`);
}

function lackingPaths(locale: Locale): Finding[] {
  const pages = pagesWithoutPath(locale);
  if (pages.length === 0) return [];
  const { look } = about(AREA, `${locale} paths`);
  return [
    look(
      `${counted(pages.length, 'page has', 'pages have')} an English address`,
      `Name their paths in clinic/clinic.ts: paths.${locale}.`,
      pages.map((id) => `${id}: ${pathIn(id, locale)}`),
    ),
  ];
}
