import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PHONE } from '#app/constants.ts';
import '#app/messages/all.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { href } from '#app/routing/href.ts';
import { ErrorPage } from './error-page.tsx';

const show = (
  status: number,
  locale: Locale,
  clinic?: { name: string; phone: string; phoneInvitation?: string },
) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Zurich">
      <ErrorPage status={status} locale={locale} clinic={clinic} />
    </IntlProvider>,
  );

describe.each(LOCALES)('an error in %s', (locale) => {
  const { errors } = messagesOf(locale);

  it.each([
    [404, errors.notFoundTitle],
    [400, errors.refusals[400].title],
    [405, errors.refusals[405].title],
    [500, errors.errorTitle],
    [503, errors.errorTitle],
  ])('%i says what happened, leads on, and names a number', (status, title) => {
    const html = show(status, locale);
    expect(html).toContain(title);
    expect(html).toContain(`href="${href('home', {}, locale)}"`);
    expect(html).toContain(`href="${href('request', {}, locale)}"`);
    expect(html).toContain(DEFAULT_PHONE);
  });

  it('names the number of the clinic where it is known', () => {
    const html = show(500, locale, { name: 'Clinic', phone: '+41 44 000 00 09' });
    expect(html).toContain('+41 44 000 00 09');
    expect(html).not.toContain(DEFAULT_PHONE);
    expect(html).toContain(errors.phoneTitle);
  });

  it('invites to call in the words of the clinic', () => {
    const clinic = { name: 'Clinic', phone: '+41 44 000 00 09', phoneInvitation: 'Talk to Ann' };
    const html = show(404, locale, clinic);
    expect(html).toContain('Talk to Ann');
    expect(html).not.toContain(errors.phoneTitle);
  });
});
