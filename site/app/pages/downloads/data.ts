import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { formatFileSize } from '#app/ui/formats.ts';
import { inLocale } from '#content/values/in-locale.ts';

export function downloadsData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'downloads', locale);
  return {
    seo: pageSeo('downloads', locale, head),
    locale,
    downloads: LISTED.downloads(snapshot.items, locale).flatMap((download) => {
      const file = inLocale(download.file, locale);
      if (!file?.path) return [];
      return {
        id: download._id,
        title: inLocale(download.title, locale) ?? '',
        description: inLocale(download.description, locale),
        path: file.path,
        type: typeOf(file.mime, file.path),
        size: file.size ? formatFileSize(file.size, locale) : undefined,
        /** The language of the document: the English one where there is no translation. */
        language: download.file[locale] ? locale : DEFAULT_LOCALE,
      };
    }),
  };
}

/** «PDF», from the type of the file or else from its name. */
function typeOf(mime: string | null | undefined, path: string): string {
  return (mime?.split('/')[1] ?? path.split('.').at(-1) ?? '').toUpperCase();
}
