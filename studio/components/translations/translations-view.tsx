import { worksWithContent, isStaff } from '@clinic/cms/access/roles';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { TRANSLATION_STATES, type TranslationRow } from '@clinic/cms/translations/translation-row';
import { readTranslations, translatedCollections } from '@clinic/cms/translations/translations';
import { translator, type Translate } from '@clinic/cms/studio-words/translator';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { languageName } from '../language-name.ts';
import { PanelPage } from '../panel-page.tsx';
import { TRANSLATIONS_PATH } from './nav-link.tsx';

export async function TranslationsView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view;
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login');
  if (!isStaff(req)) redirect('/admin/account');
  if (!worksWithContent(req.user) || LOCALES.length < 2) redirect('/admin');
  const { i18n } = req;
  const t = translator(i18n);
  const words = { nameOf: (locale: Locale) => languageName(locale, i18n.language, t), t };
  const chosen = LOCALES.find((one) => one === searchParams?.language);
  const rows = (await readTranslations(req)).filter(
    ({ states }) => !chosen || states[chosen] !== 'published',
  );
  const groups = [
    { name: t('translations:globals'), rows: rows.filter(({ collection }) => !collection) },
    ...translatedCollections(req).map(({ labels, slug }) => ({
      name: getTranslation(labels.plural, i18n),
      rows: rows.filter(({ collection }) => collection === slug),
    })),
  ];

  return (
    <PanelPage view={view} className="translations" title={t('translations:title')}>
      <h1>{t('translations:title')}</h1>
      <p>{t('translations:intro')}</p>
      <LanguageFilter chosen={chosen} {...words} />
      {rows.length === 0 && <p>{t('translations:complete')}</p>}
      {groups.map((group) => (
        <Group key={group.name} {...group} {...words} />
      ))}
    </PanelPage>
  );
}

type Words = { nameOf: (locale: Locale) => string; t: Translate };

function LanguageFilter({ chosen, nameOf, t }: Words & { chosen: Locale | undefined }) {
  return (
    <nav aria-label={t('translations:filter')} className="translations__filter">
      {[undefined, ...LOCALES].map((locale) => (
        <Link
          key={locale ?? 'all'}
          href={locale ? `${TRANSLATIONS_PATH}?language=${locale}` : TRANSLATIONS_PATH}
          aria-current={locale === chosen ? 'page' : undefined}
        >
          {locale
            ? t('translations:onlyIn', { language: nameOf(locale) })
            : t('translations:everything')}
        </Link>
      ))}
    </nav>
  );
}

type GroupProps = Words & { name: string; rows: readonly TranslationRow[] };

function Group({ name, rows, ...words }: GroupProps) {
  const { nameOf, t } = words;
  if (rows.length === 0) return null;
  return (
    <table className="translations__table">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('translations:entry')}</th>
          {LOCALES.map((locale) => (
            <th key={locale} scope="col">
              {nameOf(locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.document}>
            <th scope="row">{row.title || t('overview:untitled')}</th>
            {LOCALES.map((locale) => (
              <td key={locale}>
                <Cell row={row} locale={locale} {...words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ locale, nameOf, row, t }: Words & { row: TranslationRow; locale: Locale }) {
  const state = TRANSLATION_STATES.find((one) => one === row.states[locale]) ?? 'missing';
  const lacks = row.lacks?.[locale] ?? [];
  return (
    <>
      <Link
        href={`${row.href}?locale=${locale}`}
        className={`translations__state translations__state--${state}`}
      >
        {t(`translations:${state}`, { language: nameOf(DEFAULT_LOCALE) })}
      </Link>
      {lacks.length > 0 && <p className="translations__lacks">{lacks.join(', ')}</p>}
    </>
  );
}
