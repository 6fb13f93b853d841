import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { PAGE_IDS, pathIn, ROUTE_TABLE, type PageId } from './table.ts';

type Paths = typeof CLINIC.paths;

/** Lower case, as addresses are compared, and without characters that need to be encoded. */
const VALID_PATH = /^[a-z\d-]+(?:\/:?[a-z\d-]+)*$/;

export function ownPathProblems(paths: Paths = CLINIC.paths): string[] {
  return Object.entries(paths).flatMap(([locale, own]) =>
    Object.entries(own).flatMap(([id, path]) => {
      const problem = isPageId(id)
        ? problemOf(id, path, locale, paths)
        : `must be the name of a page: ${PAGE_IDS.filter((one) => one !== 'home').join(', ')}`;
      return problem ? [`clinic/clinic.ts, paths.${locale}.${id}: ${problem}.`] : [];
    }),
  );
}

function isPageId(id: string): id is PageId {
  return Object.hasOwn(ROUTE_TABLE, id);
}

function problemOf(id: PageId, path: string, locale: Locale, paths: Paths): string | undefined {
  if (id === 'home') return 'must not be there, since the home page is at the root of its language';
  if (!VALID_PATH.test(path))
    return 'must be small letters, digits and hyphens, such as notre-approche';
  const names = parametersOf(ROUTE_TABLE[id].paths.en);
  if (parametersOf(path).join() !== names.join()) {
    return names.length > 0 ? `must contain ${names.join(' and ')}` : 'must not contain a colon';
  }
  const same = PAGE_IDS.find((other) => other !== id && pathIn(other, locale, paths) === path);
  return same && `is the path of ${same} too`;
}

function parametersOf(path: string): string[] {
  return path.match(/:\w+/g) ?? [];
}

/** Pages for which nobody has given a path in the language: they keep the English one. */
export function pagesWithoutPath(locale: Locale): PageId[] {
  return PAGE_IDS.filter((id) => {
    const paths: Readonly<Record<string, string>> = ROUTE_TABLE[id].paths;
    return id !== 'home' && (CLINIC.paths[locale]?.[id] ?? paths[locale]) === undefined;
  });
}
