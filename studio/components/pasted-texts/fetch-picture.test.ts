import { expect, it, vi } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

const answerWith = (type: string, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(new Blob(['x'], { type }), init));

it.each([
  ['https://a.example/sea%20view.JPG?w=3', 'image/jpeg', 'sea view.jpg'],
  ['https://a.example/image%', 'image/webp', 'image%.webp'],
  ['data:image/png;base64,AA==', 'image/png', 'pasted.png'],
  ['https://a.example/', 'image/svg+xml', 'pasted.svg'],
])('a picture at %s as %s is called %s', async (address, type, name) => {
  answerWith(type);
  expect(await fetchPicture(address)).toMatchObject({ name, type });
});

it('an answer that is no picture, or a refusal, is not taken', async () => {
  answerWith('text/html');
  expect(await fetchPicture('https://a.example/a.png')).toBeUndefined();
  answerWith('image/png', { status: 403 });
  expect(await fetchPicture('https://a.example/a.png')).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchPicture('https://a.example/a.png')).toBeUndefined();
});
