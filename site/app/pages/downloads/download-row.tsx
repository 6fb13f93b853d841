import type { Locale } from '@clinic/cms/clinic-config/locales';
import { languageLabel } from '#app/ui/formats.ts';
import type { downloadsData } from './data.ts';

type Download = ReturnType<typeof downloadsData>['downloads'][number];

/** The title is the link; what the file is and how large comes with it, for those who listen. */
export function DownloadRow({ download, locale }: { download: Download; locale: Locale }) {
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

/** A sheet of paper with a folded corner and the arrow of a download. */
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
