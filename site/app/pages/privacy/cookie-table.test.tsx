import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import '#app/messages/all.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { PageContext, type PageView } from '#app/shell/page-context.ts';
import { CookieTable } from './page.tsx';

const show = (locale: Locale, gclidConsent: boolean) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Zurich">
      <PageContext
        value={{
          ...{ path: '/privacy', shell: {} as PageView['shell'] },
          tracking: { analyticsId: undefined, gclidConsent },
        }}
      >
        <CookieTable lang={locale} />
      </PageContext>
    </IntlProvider>,
  );

describe.each(LOCALES)('the list of cookies in %s', (locale) => {
  const { cookies, consent } = messagesOf(locale);

  it.each([
    [true, cookies.gclidOn, cookies.gclidOff],
    [false, cookies.gclidOff, cookies.gclidOn],
  ])('tells what a click on an advertisement does (consent: %s)', (setting, inForce, other) => {
    const html = show(locale, setting);
    expect(html).toContain(inForce);
    expect(html).not.toContain(other);
  });

  it('says how long the click is kept, and where consent can be withdrawn', () => {
    expect(cookies.gclidOn).toContain(consent.settings);
    for (const text of [cookies.gclidOn, cookies.gclidOff]) expect(text).toMatch(/\b30\b/);
    expect(cookies.gclidOn).toMatch(/\b365\b/);
  });
});
