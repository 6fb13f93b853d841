import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';

let clinic: Awaited<ReturnType<typeof openClinicAsEditor>>;
let payload: Payload;
let token: string | undefined;

beforeAll(async () => {
  clinic = await openClinicAsEditor();
  payload = clinic.editor;
  const account = { email: 'editor@clinic.example', password: 'a long password' };
  await payload.create({ collection: 'users', data: { ...account, roles: ['editor'] } });
  ({ token } = await payload.login({ collection: 'users', data: account }));
});

afterAll(() => clinic.close());

async function send(method: string, address: string, data?: object) {
  const request = new Request(`http://localhost/api/${address}`, {
    method,
    body: data && JSON.stringify(data),
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
  });
  const answer = await handleEndpoints({ config: payload.config, request });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as Record<string, unknown>;
}

it.each(['', '?locale=xx'])('texts sent to the API with "%s" are English', async (query) => {
  const key = query === '' ? 'walks' : 'hikes';
  const { doc } = await send('POST', `video_categories${query}`, {
    value: 'Walks',
    key,
    slug: key,
  });
  const { id } = doc as { id: string };
  expect(doc).toMatchObject({ value: 'Walks' });
  const inAll = await payload.findByID({ collection: 'video_categories', id, locale: 'all' });
  expect(inAll.value).toEqual({ en: 'Walks' });
  await send('PATCH', `video_categories/${id}?locale=de`, { value: 'Wege', slug: `${key}-de` });
  expect(await send('GET', `video_categories/${id}${query}`)).toMatchObject({ value: 'Walks' });
  expect(await send('GET', `video_categories/${id}?locale=all`)).toMatchObject({
    value: { en: 'Walks', de: 'Wege' },
  });
});

it('a global without a language is the English one', async () => {
  const { hero_title: english } = await payload.findGlobal({ slug: 'home', locale: 'en' });
  expect((await send('GET', 'globals/home')).hero_title).toEqual(english);
});
