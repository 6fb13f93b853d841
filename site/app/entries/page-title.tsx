import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShell, useShownPath, usePath } from '#app/shell/page-context.ts';
import { languageName } from '#app/ui/formats.ts';
import { parentCrumbs, titleOfPath, type Crumb } from '#app/routing/breadcrumbs.ts';
import type { IntroducedPageId } from '#app/routing/text-pages.ts';
import { Picture } from '#app/ui/picture.tsx';
import { TITLE_SIZES, wordLength } from './word-length.ts';

type Props = {
  title: string;
  intro?: string;
  eyebrow?: ReactNode;
  /** The language of the page and that of its text, which may be a fallback. */
  locale?: Locale;
  language?: Locale;
};

export function PageTitle({ title, intro, eyebrow, locale, language }: Props) {
  const t = useTranslations('article');
  return (
    <header>
      {eyebrow}
      <MainTitle title={title} />
      <PrintedAddress />
      {intro && <p className="mt-5 max-w-text text-lg text-stone-600">{intro}</p>}
      {locale && language && language !== locale && (
        <p lang={locale} className="mt-5 max-w-text border-l-2 border-accent-500 pl-4">
          {t('translationMissing', {
            language: languageName(locale, locale),
            shown: languageName(language, locale),
          })}
        </p>
      )}
    </header>
  );
}

function PrintedAddress() {
  const path = useShownPath();
  const siteUrl = useShell().siteUrl ?? '';
  if (path === undefined) return null;
  const address = siteUrl.replace(/^https?:\/\//, '') + path;
  return <p className="mt-2 hidden text-sm text-stone-600 print:block">{address}</p>;
}

type MainTitleProps = { title: string; lang?: Locale; className?: string };

/** The main title of a page, in a size in which its longest word fits on a line. */
export function MainTitle({ title, lang, className = '' }: MainTitleProps) {
  return (
    <h1
      lang={lang}
      className={`max-w-4xl text-balance ${TITLE_SIZES[wordLength(title)]} ${className}`.trim()}
    >
      {title}
    </h1>
  );
}

type BreadcrumbsProps = { parents?: readonly Crumb[]; title?: string };

/** As high as the link in it; otherwise the slash would move when the link is streamed in. */
const CRUMB = 'flex min-h-11 items-center';

export function Breadcrumbs({ parents, title }: BreadcrumbsProps) {
  const t = useTranslations('breadcrumbs');
  const pathname = usePath();
  const { titleOf } = useShell();
  const crumbs = parents ?? parentCrumbs(pathname, titleOf);
  if (crumbs.length === 0) return null;
  const here = title ?? titleOfPath(pathname, titleOf);
  return (
    <nav aria-label={t('label')} className="no-print mb-3 -mt-4 lg:-mt-6">
      <ol className="flex flex-wrap items-center text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={CRUMB}>
            {index > 0 && <Slash />}
            <a
              href={crumb.href}
              className="inline-flex min-h-11 min-w-11 items-center text-stone-600 underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.title}
            </a>
          </li>
        ))}
        {here && (
          <li className={`${CRUMB} min-w-0`}>
            <Slash />
            <span aria-current="page" className="min-w-0 text-ink wrap-anywhere">
              {here}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Slash() {
  return (
    <span aria-hidden="true" className="px-2 text-tint-300">
      /
    </span>
  );
}

export function PageIntroduction({ page }: { page: IntroducedPageId }) {
  const { title, intro, picture } = useShell().wordsOf(page);
  return (
    <>
      <PageTitle title={title} intro={intro} />
      {picture && (
        <Picture
          picture={picture}
          ratio="5/2"
          sizes="(min-width: 1280px) 1216px, 92vw"
          priority
          className="mt-8 w-full rounded-card"
        />
      )}
    </>
  );
}

type IntroducedPageProps = { page: IntroducedPageId; children: ReactNode };

export function IntroducedPage({ page, children }: IntroducedPageProps) {
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <PageIntroduction page={page} />
      {children}
    </div>
  );
}
