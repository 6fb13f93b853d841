import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { loggedIn, openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';

let payload: Payload;
let lena: StudioApi;
let id: string;
let ask: Ask;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ ask, payload } = studio);
  lena = await logInAs(studio, 'Lena', 'de');
  const data = await readFile('demo/content/media/files/sea-of-fog.jpg');
  const file = { data, name: 'drop.jpg', mimetype: 'image/jpeg', size: data.length };
  const texts = { alt_en: 'A drop', alt_de: 'Ein Tropfen' } as never;
  // The panel is open in German: the language of the form does not matter.
  id = (await payload.create({ collection: 'media', locale: 'de', data: texts, file })).id;
  return studio.close;
});

async function stored() {
  const picture = await payload.findByID({ collection: 'media', id, locale: 'all' as 'en' });
  return picture.alt as unknown;
}

it('all texts of a picture are stored from one form', async () => {
  expect(await stored()).toEqual({ en: 'A drop', de: 'Ein Tropfen' });
  const answer = await lena('PATCH', `/media/${id}?locale=de`, { alt_it: 'Una goccia' });
  expect(answer.status).toBe(200);
  expect(await stored()).toEqual({ en: 'A drop', de: 'Ein Tropfen', it: 'Una goccia' });
});

it('the form of one picture has all of them', async () => {
  const { body } = await lena('GET', `/media/${id}?locale=it&depth=0`);
  expect(body).toMatchObject({ alt_en: 'A drop', alt_de: 'Ein Tropfen', alt_it: 'Una goccia' });
});

it('a text can be changed in one language alone, as other programs do', async () => {
  await lena('PATCH', `/media/${id}?locale=it`, { alt: 'Goccia d’acqua' });
  expect(await stored()).toMatchObject({ en: 'A drop', it: 'Goccia d’acqua' });
});

it('English is needed, since visitors get it where another language is missing', async () => {
  const refused = await lena('PATCH', `/media/${id}?locale=en`, { alt_en: '' });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body.errors)).toContain('was das Bild zeigt');
  expect(await stored()).toMatchObject({ en: 'A drop' });
});

it('pictures are found by their text and by the name of their file', async () => {
  const { listSearchableFields } = payload.collections.media.config.admin;
  expect(listSearchableFields).toEqual(['alt', 'filename']);
});

it('a list shows it small, to those who may see it', async () => {
  const path = `/api/media/${id}/thumbnail`;
  expect((await ask(path)).status).toBe(403);
  const account = { email: 'lena@clinic.example', password: 'a long test password' };
  const answer = await ask(path, { headers: await loggedIn(payload, account) });
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width]).toEqual(['webp', 360]);
});
