import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedClinicSite } from '../../tests/support/shared-site.ts';
import type { SiteProcess } from '../../tests/support/site-process.ts';

let site: SiteProcess;

beforeAll(async () => {
  ({ site } = await sharedClinicSite());
});

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A raw request: fetch would normalise addresses and follow redirects. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('a page over HTTP', () => {
  const PAGE = '/de/diagnose/thermografie';

  it('is complete German HTML without any script', async () => {
    const { status, headers, body } = await raw(PAGE);
    const html = body.toString();
    expect(status).toBe(200);
    expect(headers['content-language']).toBe('de');
    expect(html.startsWith('<!DOCTYPE html><html lang="de"')).toBe(true);
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    expect(text.split(/\s+/).length).toBeGreaterThan(350);
    expect(text).not.toContain('undefined');
  });

  it('comes in the encoding that is asked for, and the same in each', async () => {
    const plain = await raw(PAGE);
    const br = await raw(PAGE, { 'Accept-Encoding': 'gzip, br;q=1' });
    const gz = await raw(PAGE, { 'Accept-Encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    expect(br.headers.vary).toBe('Accept-Encoding');
    const none = await raw(PAGE, { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(none.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to those who have it', async () => {
    const first = await raw(PAGE, { 'Accept-Encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await raw(PAGE, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    // In gzip, because an idle site compresses the Brotli variant once more after a while.
    const whole = await raw(PAGE, { 'Accept-Encoding': 'gzip' });
    const head = await raw(PAGE, { 'Accept-Encoding': 'gzip' }, 'HEAD');
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.body.length).toBe(0);
  });

  it('carries the headers that protect it, from cache and freshly made', async () => {
    for (const path of ['/de/diagnose/mineralstoffe', '/de/diagnose/mineralstoffe']) {
      const { headers } = await raw(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('is the same page whatever campaign it is opened from', async () => {
    const plain = await raw(PAGE);
    const campaign = await raw(`${PAGE}?utm_source=letter&gclid=abc&discount=WINTER&label=x`);
    expect(campaign.headers.etag).toBe(plain.headers.etag);
  });
});

describe('an address that is not right', () => {
  it.each([
    ['/nothing/here/at/all', 404, 'en'],
    ['/de/diagnose/gibt-es-nicht', 404, 'de'],
    ['/it/niente', 404, 'it'],
    ['/fr/diagnose', 404, 'en'],
  ])('%s is not found, in the language of its prefix', async (path, status, language) => {
    const answer = await raw(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.body.toString()).toContain('noindex');
  });

  it.each(['', '/de', '/it'])('is one page for all of them below %s/', async (prefix) => {
    const paths = ['/nowhere', '/no/where', '/nothing/at/all', '/team/nobody', '/video/x'];
    const answers = await Promise.all(paths.map((path) => raw(`${prefix}${path}`)));
    for (const { status, headers, body } of answers) {
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toContain("'sha256-");
      expect(body.equals(answers[0]?.body ?? Buffer.of())).toBe(true);
      // Compares only the match, because a failure would print the whole page.
      const named = /nowhere|no\/where|at\/all|nobody|video\/x/.exec(body.toString())?.[0];
      expect(named).toBeUndefined();
    }
  });

  it.each([
    ['/%00', 400],
    ['/de/%E0%A4%A', 400],
    [`/${'a'.repeat(8_000)}`, 414],
    [`/de?q=${'a'.repeat(8_000)}`, 414],
    [`/api/collections/get/diagnose?x=${'a'.repeat(8_000)}`, 414],
  ])('%.20s… is refused', async (path, status) => {
    expect((await raw(path)).status).toBe(status);
  });

  it('leads to the address without its last slash, and never off the site', async () => {
    const answer = await raw('/de/diagnose/?a=1');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/de/diagnose?a=1');
    expect((await raw('//evil.example/')).headers.location).toBe('/evil.example');
    expect((await raw('/DE//Diagnose')).headers.location).toBe('/de/diagnose');
    expect((await raw('//[')).status).toBe(308);
  });

  it('takes no other method', async () => {
    const answer = await raw('/de', {}, 'DELETE');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('the content API', () => {
  it('gives video categories as the former one did: a tree in the order of its editors', async () => {
    const { body } = await raw('/api/collections/get/video_categories?lang=en');
    const { entries, fields } = JSON.parse(body.toString()) as {
      entries: Record<string, unknown>[];
      fields: Record<string, unknown>;
    };
    expect(entries).toHaveLength(8);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        category: { link: 'videos', display: 'videos' },
        _o: entry.order,
        _pid: null,
        _id: expect.any(String),
        _created: expect.any(Number),
        _modified: expect.any(Number),
        _by: null,
        children: [],
      });
    }
    expect(entries[0]).toMatchObject({
      key: 'visited',
      value: 'Behind the scenes',
      color: 'teal',
      _o: 10,
    });
    expect(fields.category).toMatchObject({ type: 'collectionlink', options: { link: 'videos' } });
  });

  it('gives the menu with the same names at every level', async () => {
    const { body } = await raw('/api/singletons/get/menu');
    type Node = { component: string; name: string; settings: object; children: Node[] };
    const menu = JSON.parse(body.toString()) as Record<'nodes' | 'nodes_de' | 'nodes_it', Node[]>;
    const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
    for (const tree of [menu.nodes, menu.nodes_de, menu.nodes_it]) {
      const nodes = flat(tree);
      for (const node of nodes) {
        expect(Object.keys(node)).toEqual(['component', 'name', 'settings', 'children']);
        expect(typeof node.name).toBe('string');
        expect(Object.keys(node.settings)).toEqual([
          ...['id', 'class', 'style', 'name', 'href', 'category', 'slug'],
          ...['description', 'icon', 'label', 'path', 'columns'],
        ]);
      }
      const withSettings = (settings: object) =>
        nodes.filter((node) =>
          Object.entries(settings).every(
            ([key, value]) => Reflect.get(node.settings, key) === value,
          ),
        );
      expect(withSettings({ id: 'new' })).toHaveLength(1);
      expect(withSettings({ columns: 1 }).length).toBeGreaterThan(0);
      expect(withSettings({ columns: 2 }).length).toBeGreaterThan(1);
      expect(nodes.map(({ component }) => component)).toEqual(
        expect.arrayContaining([
          'flyout',
          'flyout-container',
          'flyout-bottom',
          'item',
          'arrow-item',
          'featured-item',
        ]),
      );
    }
  });
});

describe('the links of the menu', () => {
  type Node = { name: string; settings: Record<string, unknown>; children: Node[] };
  const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
  const menu = async (query: string) =>
    JSON.parse((await raw(`/api/singletons/get/menu${query}`)).body.toString()) as Record<
      string,
      Node[]
    >;
  const linkTo = (nodes: Node[] | undefined, address: string) =>
    flat(nodes ?? [])
      .map(({ settings: { category, slug } }) => ({ category, ...(slug as object) }))
      .find((one) => Reflect.get(one, 'address') === address);

  it.each([
    ['', 'nodes', '/health-concerns/liver', 'Liver'],
    ['', 'nodes_de', '/de/schwerpunkte/leber', 'Leber'],
    ['?lang=de', 'nodes', '/de/schwerpunkte/leber', 'Leber'],
    ['?lang=it', 'nodes', '/it/health-concerns/fegato', 'Fegato'],
  ])(
    'asked for with %j carry category, address and name in %s',
    async (query, tree, address, name) => {
      expect(linkTo((await menu(query))[tree], address)).toMatchObject({
        category: 'healthConcerns',
        link: 'health_concerns',
        display: name,
      });
    },
  );

  it('all lead somewhere', async () => {
    for (const lang of ['en', 'de', 'it']) {
      const links = flat((await menu(`?lang=${lang}`)).nodes ?? []).map(
        ({ settings }) => settings.slug,
      );
      const dead = links.filter((link) => link && !Reflect.get(link as object, 'address'));
      expect(dead).toEqual([]);
    }
  });
});

describe('health', () => {
  it('reports liveness and readiness', async () => {
    expect(JSON.parse((await raw('/healthz')).body.toString())).toEqual({ status: 'ok' });
    const ready = JSON.parse((await raw('/readyz')).body.toString());
    expect(ready).toMatchObject({ status: 'ready' });
  });
});
