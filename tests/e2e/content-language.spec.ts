import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, test, type Request } from '@playwright/test';
import { hrefOfAny } from '../../site/app/routing/href.ts';
import { mockGoogle } from './support/google-mock.ts';
import { open } from './support/hydrated.ts';
import { SITE_URL } from './support/server.ts';

for (const locale of LOCALES) {
  test(`every request of a script to our server says that ${locale} is read, others do not`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'consent_marketing', value: 'true', url: SITE_URL }]);
    await mockGoogle(page);
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request);
    });
    await open(page, hrefOfAny('team', {}, locale));
    await page.locator(`footer a[href="${hrefOfAny('request', {}, locale)}"]`).click();
    await page.locator('main [name="firstname"]').fill('Ada');
    const paths = () => asked.map((request) => new URL(request.url()).pathname);
    await expect.poll(paths).toContain('/forms/challenge');
    await expect.poll(paths).toContain('/g/collect');
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('labor');
    await expect.poll(paths).toContain('/api/detektivo/collection/diagnose');
    for (const request of asked) {
      const isOwn = request.url().startsWith(`${SITE_URL}/`);
      const told = (await request.allHeaders())['content-language'];
      expect(told, request.url()).toBe(isOwn ? locale : undefined);
    }
  });
}
