import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  keepAccepted,
  waitingTestimonials,
} from '@clinic/cms/inbox/testimonials/accepted-testimonials';
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { useHost } from '#server/remote/testing/use-host.ts';
import { testimonialsHost } from './testimonials-host.ts';

const folder = useTemporaryFolder();
type Sent = { path: string; token: unknown; data: Record<string, unknown> };
let sent: Sent[] = [];
let status = 200;
const host = await useHost((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', async () => {
    const { data } = JSON.parse(body) as { data: Record<string, unknown> };
    sent.push({ path: request.url ?? '', token: request.headers['cockpit-token'], data });
    await onReceived();
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(status === 200 ? JSON.stringify({ ...data, _id: 'host-1' }) : '{}');
  });
});
/** Called when the host has received a testimonial, before it answers. */
let onReceived = async () => {};
const log: string[] = [];
const logger = pino({ level: 'info' }, { write: (line) => void log.push(line) });
const open = () => testimonialsHost({ host, token: 'may-write', folder, logger });
const doc = {
  ...{
    name: 'Ada',
    text: 'It was quiet.',
    rating: 5,
    lang: 'en',
    date: '2026-11-15T12:00:00.000Z',
  },
  ...{ email: 'ada@visitor.example', submission: 'secret', rejection_reason: 'none' },
};

beforeEach(() => {
  [sent, status] = [[], 200];
  onReceived = async () => {};
  log.length = 0;
});

it('gives what was accepted to the host, and nothing that is private', async () => {
  await keepAccepted(folder, 'a', doc);
  await open().sendAll();
  expect(sent).toEqual([
    {
      path: '/api/collections/save/testimonials',
      token: 'may-write',
      data: {
        ...{ name: 'Ada', text: 'It was quiet.', rating: 5, lang: 'en', date: '2026-11-15' },
        ...{ location: null, country: null, video: null, approved: true, published: true },
      },
    },
  ]);
  expect(await waitingTestimonials(folder)).toEqual([]);
});

it('changes the same entry when it is published again', async () => {
  await keepAccepted(folder, 'a', { ...doc, text: 'It was very quiet.' });
  await open().sendAll();
  expect(sent).toMatchObject([{ data: { _id: 'host-1', text: 'It was very quiet.' } }]);
});

it('sends what was changed while it was being sent, and changes the same entry', async () => {
  await keepAccepted(folder, 'c', doc);
  onReceived = async () => {
    onReceived = async () => {};
    await keepAccepted(folder, 'c', { ...doc, text: 'Without the slip.' });
  };
  await open().sendAll();
  expect(await waitingTestimonials(folder)).toEqual(['c']);
  await open().sendAll();
  expect(sent.at(-1)).toMatchObject({ data: { _id: 'host-1', text: 'Without the slip.' } });
  expect(await waitingTestimonials(folder)).toEqual([]);
});

it('gives the others although one cannot be read', async () => {
  await writeFile(path.join(folder, 'aa-broken.json'), '{');
  await keepAccepted(folder, 'd', doc);
  await open().sendAll();
  expect(sent).toHaveLength(1);
  expect(await waitingTestimonials(folder)).toEqual(['aa-broken']);
  await rm(path.join(folder, 'aa-broken.json'));
});

it('keeps it as a file if the token may not write, and says so', async () => {
  status = 401;
  await keepAccepted(folder, 'b', doc);
  const testimonials = open();
  await testimonials.sendAll();
  await testimonials.sendAll();
  expect(sent).toHaveLength(1);
  expect(await waitingTestimonials(folder)).toEqual(['b']);
  expect(log.join('')).toContain('they wait as files to be entered by hand');
  expect(log.join('')).not.toContain('ada@visitor.example');
});
