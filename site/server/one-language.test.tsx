import type { Clinic } from '@clinic/cms/clinic-config/clinic';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import '#app/messages/all.ts';
import { homeLanguage } from '#app/islands/before-paint/language.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { matchPage } from '#app/routing/match-page.ts';
import { seoTags } from '#app/seo/seo.ts';
import { LanguageLinks } from '#app/shell/header/header.tsx';
import { sitemapXml } from './routes/sitemap.ts';

/** A clinic that has German alone. */
vi.mock('../../cms/src/clinic-config/clinic.ts', async (original) => {
  const { CLINIC } = await original<{ CLINIC: Clinic }>();
  const languages = { de: { name: 'Deutsch', tag: 'de-DE', formats: 'de-DE' } };
  return { CLINIC: { ...CLINIC, languages, switcher: ['de'], defaultLanguage: 'de', paths: {} } };
});

it('has its addresses without a prefix, and with its own one too', () => {
  expect(hrefOfAny('contact', {}, 'de')).toBe('/kontakt');
  for (const address of ['/kontakt', '/de/kontakt']) {
    expect(matchPage(address)).toMatchObject({ id: 'contact', locale: 'de' });
  }
  expect(matchPage('/contact')).toBeUndefined();
  expect(matchPage('/it/contact')).toBeUndefined();
});

it('says nothing of other languages', () => {
  const alternates = { de: '/kontakt' };
  const seo = { title: 'Kontakt', description: '', canonical: '/kontakt', alternates };
  const site = { url: 'https://clinic.example', name: 'Klinik', locale: 'de' };
  expect(seoTags(seo, site).filter((tag) => 'hrefLang' in tag)).toEqual([]);
  const sitemap = sitemapXml([{ alternates, modified: undefined }], site.url);
  expect(sitemap).toContain('<loc>https://clinic.example/kontakt</loc>');
  expect(sitemap).not.toContain('hreflang');
  const links = renderToStaticMarkup(
    <IntlProvider locale="de" messages={messagesOf('de')} timeZone="UTC">
      <LanguageLinks locale="de" targets={alternates} />
    </IntlProvider>,
  );
  expect(links).toBe('');
});

it('leads nobody from the home page, whatever their browser speaks', () => {
  const visit = { pathname: '/', search: '', hash: '', referrer: '', origin: '', stored: 'en' };
  expect(homeLanguage({ ...visit, browser: 'en-US' }).open).toBeUndefined();
});
