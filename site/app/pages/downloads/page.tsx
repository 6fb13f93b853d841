import { useTranslations } from 'use-intl';
import { type Locale, DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { languageLabel, formatFileSize } from '#app/ui/formats.ts';
import { introducedSeo, LISTED } from '#app/lists/page-words.ts';
import { inLocale } from '#content/values/in-locale.ts';

export function downloadsData({ snapshot, locale }: PageRequest) {
  return {
    seo: introducedSeo(snapshot, 'downloads', locale),
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
        /** The language of the document, which is English if there is no translation. */
        language: download.file[locale] ? locale : DEFAULT_LOCALE,
      };
    }),
  };
}

/** «PDF», from the MIME type of the file, or else from its name. */
function typeOf(mime: string | null | undefined, path: string): string {
  return (mime?.split('/')[1] ?? path.split('.').at(-1) ?? '').toUpperCase();
}

function Downloads() {
  const t = useTranslations();
  const { downloads, locale } = usePageData<typeof downloadsData>();
  return (
    <IntroducedPage page="downloads">
      <div className="mt-12 max-w-4xl lg:mt-16">
        {downloads.length === 0 ? (
          <p>{t('article.empty')}</p>
        ) : (
          <ul className="border-t border-stone-200">
            {downloads.map((download) => (
              <li key={download.id} className="border-b border-stone-200">
                <DownloadRow download={download} locale={locale} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </IntroducedPage>
  );
}

type Download = ReturnType<typeof downloadsData>['downloads'][number];

function DownloadRow({ download, locale }: { download: Download; locale: Locale }) {
  const isForeign = download.language !== locale;
  const facts = [
    download.type,
    download.size,
    isForeign ? languageLabel(download.language, locale) : undefined,
  ].filter(Boolean);
  return (
    <article className="group relative flex items-start gap-5 py-6">
      <Sheet />
      <div className="min-w-0">
        <h2 className="text-xl">
          <a
            href={download.path}
            hrefLang={download.language}
            download
            className="text-ink no-underline decoration-accent-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {download.title}
            <span className="sr-only">{` (${facts.join(', ')})`}</span>
          </a>
        </h2>
        {download.description && (
          <p className="mt-1.5 max-w-text text-stone-600">{download.description}</p>
        )}
        <p aria-hidden="true" className="mt-2 text-sm font-semibold text-brand-500">
          {facts.join(' · ')}
        </p>
      </div>
    </article>
  );
}

function Sheet() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mt-1 shrink-0 text-brand-500"
    >
      <path d="M14 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8z" />
      <path d="M14 3.5V8h4.5M12 11v6M9.5 14.7 12 17l2.5-2.3" />
    </svg>
  );
}

export const downloadsPage = definePage({ data: downloadsData, View: Downloads });
