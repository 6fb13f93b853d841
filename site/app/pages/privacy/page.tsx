import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { COOKIE_LIST_ID } from '#app/consent/consent-cookies.ts';
import { Article } from '#app/entries/article.tsx';
import { messagesOf } from '#app/messages/catalog.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { usePageData, useTrackingSettings } from '#app/shell/page-context.ts';
import { listCookies, type CookieGroup, type ListedCookie } from '#app/cookies/cookie-list.ts';
import { CookieSettingsButton } from '#app/shell/consent/google-buttons.tsx';
import { useSite } from '#app/site-context.ts';

const privacyText = textPageData('privacy');

/** The text of the editors; the list of cookies below it comes from the code that sets them. */
function privacyData(request: PageRequest) {
  const page = privacyText(request);
  const { title } = messagesOf(request.locale).cookies;
  return { ...page, sections: [...page.sections, { id: COOKIE_LIST_ID, title }] };
}

function PrivacyPage() {
  const page = usePageData<typeof privacyData>();
  const cookies = <CookieTable lang={page.locale} />;
  return <Article article={page} hasContents={false} afterText={cookies} />;
}

const GROUPS = ['functional', 'campaign', 'marketing'] as const satisfies CookieGroup[];

export function CookieTable({ lang }: { lang: string }) {
  const t = useTranslations('cookies');
  const settings = useTrackingSettings();
  const hasRecaptcha = useSite().recaptchaKey !== undefined;
  const cookies = listCookies(settings?.analyticsId !== undefined);
  return (
    <section aria-labelledby={COOKIE_LIST_ID} lang={lang} className="mt-16">
      <h2 id={COOKIE_LIST_ID} className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-4 max-w-text">{t('intro')}</p>
      {GROUPS.map((group) => (
        <Fragment key={group}>
          <h3 className="mt-10 text-xl">{t(`groups.${group}.title`)}</h3>
          <p className="mt-2 max-w-text">{t(`groups.${group}.text`)}</p>
          {group === 'marketing' && (
            <p className="mt-2 max-w-text">
              {settings?.gclidConsent ? t('gclidOn') : t('gclidOff')}
            </p>
          )}
          <Cookies
            caption={t(`groups.${group}.title`)}
            cookies={cookies.filter((cookie) => cookie.group === group)}
          />
        </Fragment>
      ))}
      <h3 className="mt-10 text-xl">{t('groups.google.title')}</h3>
      <p className="mt-2 max-w-text">{t('groups.google.text')}</p>
      {hasRecaptcha && <p className="mt-2 max-w-text">{t('recaptcha')}</p>}
      <h3 className="mt-10 text-xl">{t('storageTitle')}</h3>
      <p className="mt-2 max-w-text">{t('storageText')}</p>
      <div className="no-print mt-8">
        <CookieSettingsButton className="min-h-12 rounded-control border border-brand-500 px-6 py-2.5 font-semibold text-brand-700 transition-colors duration-300 hover:bg-tint-100" />
      </div>
    </section>
  );
}

function Cookies({ caption, cookies }: { caption: string; cookies: ListedCookie[] }) {
  const t = useTranslations('cookies');
  return (
    <table className="mt-4 w-full max-w-4xl table-fixed text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-stone-200 text-stone-600">
          <th scope="col" className="w-1/3 py-2 pr-4 font-semibold">
            {t('name')}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t('purpose')}
          </th>
          {/* Wide enough for «365 giorni» at any text size. */}
          <th scope="col" className="w-19 py-2 font-semibold sm:w-1/5">
            {t('lifetime')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ key, name, days }) => (
          <tr key={key} className="border-b border-stone-200 align-top">
            {/* Names of cookies are not hyphenated: the hyphen would look like a part of the name. */}
            <th
              scope="row"
              className={`py-3 pr-4 font-semibold wrap-anywhere ${name ? '' : 'hyphens-auto'}`}
            >
              {name ? <BreakableName name={name} /> : t('messageId')}
            </th>
            <td className="py-3 pr-4 hyphens-auto">{t(`purposes.${key}`)}</td>
            <td className="py-3">{t('days', { days })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lets narrow screens break a name after its underscores. */
function BreakableName({ name }: { name: string }) {
  const parts = name.split(/(?<=_)/);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export const privacyPage = definePage({ data: privacyData, View: PrivacyPage });
