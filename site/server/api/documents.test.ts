import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { documentsIn, serveDocument } from './documents.ts';
import { useTemporaryFolder } from './testing/test-app.ts';

const base = useTemporaryFolder();
const documentsFolder = path.join(base, 'documents');
mkdirSync(documentsFolder);
const pdf = Buffer.from('%PDF-1.7\nhello');
const write = (name: string, bytes: string | Buffer) =>
  writeFileSync(path.join(documentsFolder, name), bytes);
write('packing-list-en-090da263.pdf', pdf);
write('plain.pdf', pdf);
write('Plan für März (2).docx', 'PK..');
write('page.pdf', '<!doctype html><script>alert(1)</script>');
write('empty.pdf', '');
write('photo.jpg', pdf);
write('.hidden.pdf', pdf);
writeFileSync(path.join(base, 'secret.pdf'), pdf);
symlinkSync(path.join(base, 'secret.pdf'), path.join(documentsFolder, 'link.pdf'));
mkdirSync(path.join(documentsFolder, 'folder.pdf'));

const documents = documentsIn(documentsFolder);
const app = new Hono().get('/storage/documents/:name', serveDocument({ documents }));
const address = '/storage/documents/packing-list-en-090da263.pdf';

describe('documents', () => {
  it('are served under the name that was given to them', async () => {
    const response = await app.request(address);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'attachment; filename="packing-list-en.pdf"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('of an office are saved, never opened here, under whatever name', async () => {
    const name = encodeURIComponent('Plan für März (2).docx');
    const response = await app.request(`/storage/documents/${name}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringContaining('wordprocessingml'),
      'content-disposition': `attachment; filename="Plan f_r M_rz (2).docx"; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('are kept for ever only if their name says what is in them', async () => {
    const response = await app.request('/storage/documents/plain.pdf');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('are known by their validator', async () => {
    const head = await app.request(address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(pdf.length));
    const headers = { 'If-None-Match': head.headers.get('etag') ?? '' };
    expect((await app.request(address, { headers })).status).toBe(304);
  });

  it.each([
    'page.pdf',
    'empty.pdf',
    'photo.jpg',
    'nope.pdf',
    '.hidden.pdf',
    'link.pdf',
    'folder.pdf',
    '..%2fsecret.pdf',
    '%2e%2e%2fsecret.pdf',
    '..%5csecret.pdf',
    'x%00.pdf',
    'a%0d%0aX-Evil:1.pdf',
    '%22;x=%22.pdf',
    `${'a'.repeat(300)}.pdf`,
  ])('%s is none of them', async (name) => {
    const response = await app.request(`/storage/documents/${name}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});
