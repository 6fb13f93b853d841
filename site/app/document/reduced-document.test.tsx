import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_PHONE } from '#app/constants.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { href } from '#app/routing/href.ts';
import { telHref } from '#app/ui/phone.tsx';
import { createReceipts } from '#server/forms/receipts.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { renderPage } from './render-page.tsx';

vi.mock('#app/islands/before-paint/main.ts?inline-script', () => ({ default: 'start()' }));
vi.mock('#app/shell/shell-data/shell-data.ts', () => ({
  shellData: () => {
    throw new Error('the menu is broken');
  },
}));

const reportError = vi.fn();
const services = {
  snapshot: await smallSnapshot({}),
  siteUrl: 'http://site',
  reportError,
  receipts: createReceipts('a secret'),
  tracking: { analyticsId: 'G-ABC1234567', gclidConsent: true },
  hosts: DEFAULT_HOSTS,
};
const files = { scripts: ['/main.js'], styles: '/app.css' };

describe.each(LOCALES)('a page in %s whose header and footer fail', (locale) => {
  it.each([
    ['there is a page', href('contact', {}, locale)],
    ['there is none', `${href('contact', {}, locale)}/nowhere/at/all`],
  ])('is an error page with logo, phone and languages where %s', async (_, path) => {
    const { status, html } = await renderPage({
      url: new URL(path, services.siteUrl),
      services,
      files,
    });
    expect(status).toBe(500);
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"`));
    expect(html).toContain(messagesOf(locale).errors.errorTitle);
    expect(html).toContain('href="/app.css"');
    const [header = ''] = /<header.*<\/header>/.exec(html) ?? [];
    expect(header).toContain(CLINIC.name);
    expect(header).toContain(`href="${telHref(DEFAULT_PHONE)}"`);
    for (const other of LOCALES) {
      expect(header).toContain(`href="${href('home', {}, other)}" hrefLang="${other}"`);
    }
    // There is no button to take consent back.
    expect(html).not.toMatch(/data-gclid-consent|data-analytics/);
    expect(reportError).toHaveBeenCalled();
  });
});
