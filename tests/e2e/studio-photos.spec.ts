import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { cameraPhoto, difference, sizeOf } from '../../cms/src/pictures/testing/camera-photo.ts';
import { metadataIn } from '../../cms/src/pictures/testing/picture-with-metadata.ts';
import { ADMIN, STUDIO_URL } from './support/server.ts';
import { ask, openPath, openStudio, SEEN } from './support/studio.ts';

const LAKE = 'demo/content/media/files/lake-dawn.jpg';
type Photo = { name: string; type: string; bytes: Buffer };

async function drop(page: Page, target: string, photos: Photo[]): Promise<void> {
  const sent = photos.map(({ bytes, ...photo }) => ({ ...photo, text: bytes.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const { name, text, type } of files) {
      const content = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
      transfer.items.add(new File([content], name, { type }));
    }
    return transfer;
  }, sent);
  await page.locator(target).dispatchEvent('drop', { dataTransfer });
}

async function stored(page: Page, alt: string): Promise<Buffer> {
  const { body } = await ask(page, 'GET', `/api/media?where[alt][equals]=${alt}&depth=0`);
  const [doc] = body.docs as { url: string }[];
  return (await page.request.get(doc?.url ?? '', { headers: { Origin: STUDIO_URL } })).body();
}

test('photographs of phones arrive small, upright and without their place', async ({ browser }) => {
  const page = await openStudio(browser, ADMIN, 'de');
  await openPath(page, '/admin/collections/media?locale=de');
  const plain = await readFile(LAKE);
  const photos: Photo[] = [
    // Systems that do not know HEIC give it no type.
    {
      name: 'IMG_0001.HEIC',
      type: '',
      bytes: await readFile('tests/fixtures/pictures/phone.heic'),
    },
    { name: 'kamera.jpg', type: 'image/jpeg', bytes: await cameraPhoto(LAKE) },
    { name: 'halb.jpg', type: 'image/jpeg', bytes: plain.subarray(0, plain.length / 2) },
    { name: 'see.jpg', type: 'image/jpeg', bytes: plain },
  ];
  await drop(page, '.drop-on-list', photos);

  const dialog = page.locator('#photos');
  await expect(dialog).toContainText('Nicht übernommen', { timeout: 120_000 });
  await expect(dialog.locator('strong')).toHaveText('halb.jpg');
  await expect(dialog).toContainText('speichern Sie sie als JPEG');
  await dialog.getByRole('button', { name: 'Schliessen' }).click();

  const files = page.locator('.file-selections__fileRow');
  await expect(files).toHaveText([/IMG_0001\.jpg/, /kamera\.jpg/, /see\.jpg/]);
  for (const [index, alt] of ['Vom-iPhone', 'Von-der-Kamera', 'Vom-See'].entries()) {
    await files.nth(index).click();
    await expect(page.locator('.bulk-upload--file-manager .file-field__filename')).toHaveValue(
      /.+/,
    );
    await page.locator('#field-alt_en').fill(alt);
  }
  // The connection breaks for the second: it stays in the form, and is sent again.
  let sent = 0;
  await page.route('**/api/media?*', async (route) => {
    if (route.request().method() === 'POST' && ++sent === 2) await route.abort();
    else await route.continue();
  });
  const save = page.locator('.bulk-upload--actions-bar').getByRole('button', { name: /Speichern/ });
  await save.click();
  await expect(page.getByText('Gespeicherte Dateien: 2', { exact: true })).toBeVisible(SEEN);
  await expect(page.getByText('Das Studio hat nicht geantwortet')).toBeVisible();
  await expect(files).toHaveText([/kamera\.jpg/]);
  await save.click();
  await expect(page.getByText('Gespeicherte Dateien: 1', { exact: true })).toBeVisible(SEEN);

  const [phone, camera, lake] = [
    await stored(page, 'Vom-iPhone'),
    await stored(page, 'Von-der-Kamera'),
    await stored(page, 'Vom-See'),
  ];
  for (const one of [phone, camera, lake]) {
    expect(await metadataIn(one)).toEqual([]);
    expect(await difference(one, plain)).toBeLessThan(5);
  }
  expect(await sizeOf(phone)).toEqual({ format: 'jpeg', width: 640, height: 360 });
  expect(await sizeOf(camera)).toEqual({ format: 'jpeg', width: 2560, height: 1906 });
  await page.close();
});
