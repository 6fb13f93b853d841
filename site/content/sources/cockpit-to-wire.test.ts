import { expect, it } from 'vitest';
import { CockpitReader } from './cockpit-to-wire.ts';

const answer = (value: unknown, status = 200) => ({
  status,
  body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});
const field = (name: string, type: string, localize = false) => ({
  [name]: { name, type, localize, options: [] },
});

it('keeps a tree of entries as a list', async () => {
  const nodes = [
    { _id: '1', children: [{ _id: '2', _pid: '1', children: [] }] },
    { _id: '3', children: [] },
  ];
  const reader = new CockpitReader('https://host.example');
  const { part } = await reader.collection('menu', answer({ fields: [], entries: nodes }));
  expect(part).toEqual({
    kind: 'collection',
    fields: [],
    sortable: true,
    entries: [{ _id: '1' }, { _id: '2', _pid: '1' }, { _id: '3' }],
  });
});

it('puts entries into the order of their editors', async () => {
  const entries = [{ _id: 'a' }, { _id: 'b', order: 2 }, { _id: 'c' }, { _id: 'd', order: 1 }];
  const reader = new CockpitReader('https://host.example');
  const { part } = await reader.collection('rooms', answer({ fields: {}, entries }));
  expect(part).toMatchObject({ entries: ['d', 'b', 'a', 'c'].map((_id) => ({ _id })) });
});

it('lets no script through, whatever type a text has', async () => {
  const bad = '<p>ok</p><script>1</script>';
  const fields = { ...field('content', 'text', true), ...field('note', 'html') };
  const entries = [{ _id: '1', content: bad, content_de: bad, note: bad, title: 'a < b' }];
  const reader = new CockpitReader('https://host.example');
  const { part } = await reader.collection('news', answer({ fields, entries }));
  const clean = { content: '<p>ok</p>', content_de: '<p>ok</p>', note: '<p>ok</p>' };
  expect(part).toMatchObject({ entries: [{ ...clean, title: 'a < b' }] });
  const messages = { fields: {}, entries: [{ _id: '1', description: bad }] };
  expect((await reader.collection('header_messages', answer(messages))).part).toMatchObject({
    entries: [{ description: '<p>ok</p>' }],
  });
});

it('names files by their address on this site, wherever the host lies', async () => {
  const host = 'https://host.example/cockpit';
  const html = `<img src="/cockpit/storage/uploads/a.jpg" /><img src="${host}/storage/uploads/b.jpg" />`;
  const entry = {
    _id: '1',
    image: { path: '/cockpit/storage/uploads/2020/a.jpg', meta: { title: '' } },
    gallery: [{ path: `${host}/storage/uploads/b.jpg` }, { path: '/storage/uploads/c.jpg' }],
    file: { _id: 'f', path: '/2020/list.pdf' },
    file_de: { _id: 'g', path: '/storage/documents/liste.pdf' },
    content: html,
    elsewhere: 'https://other.example/cockpit/storage/uploads/x.jpg',
  };
  const fields = field('file', 'asset', true);
  const reader = new CockpitReader(host);
  const { part } = await reader.collection('rooms', answer({ fields, entries: [entry] }));
  expect(part).toMatchObject({
    entries: [
      {
        image: { path: '/storage/uploads/2020/a.jpg' },
        gallery: [{ path: '/storage/uploads/b.jpg' }, { path: '/storage/uploads/c.jpg' }],
        file: { path: '/storage/uploads/2020/list.pdf' },
        file_de: { path: '/storage/documents/liste.pdf' },
        content:
          '<img src="/storage/uploads/a.jpg" alt="" /><img src="/storage/uploads/b.jpg" alt="" />',
        elsewhere: entry.elsewhere,
      },
    ],
  });
});

it('treats what the host does not know as empty, and nonsense as an error', async () => {
  const reader = new CockpitReader('https://host.example');
  expect((await reader.collection('news', answer('', 412))).part).toMatchObject({ entries: [] });
  expect((await reader.singleton('home', answer('', 404))).part).toMatchObject({ data: null });
  for (const nonsense of ['<html>', '[]', '{}', 'null']) {
    await expect(reader.collection('news', answer(nonsense))).rejects.toThrow(
      'The answer for news is not what a Cockpit host gives',
    );
  }
});
