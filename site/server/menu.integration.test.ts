import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { openAsEditor } from '../../tests/support/open-as-editor.ts';
import { menuLinksAway } from '../../tests/support/demo-content.ts';

let database: ClinicDatabase;
let site: SiteProcess;
let editor: Payload;

beforeAll(async () => {
  database = await createClinicDatabase();
  site = await SiteProcess.start(database.env);
  editor = await openAsEditor(database);
});

afterAll(async () => {
  await editor.destroy();
  await site.stop();
  await database.remove();
});

/** The groups of a page's menu, each with the addresses in it. */
async function menuOf(path: string): Promise<Map<string, string[]>> {
  const html = await site.text(path);
  const menu = /<ul class="menu-groups">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
  return new Map(
    [...menu.matchAll(/<details[\s\S]*?<\/details>/g)].map(([group]) => [
      /<summary[^>]*>([^<]+)/.exec(group)?.[1] ?? '',
      [...group.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? ''),
    ]),
  );
}

function counts(menu: Map<string, string[]>): Record<string, number> {
  return Object.fromEntries([...menu].map(([name, links]) => [name, links.length]));
}

const ENGLISH = {
  'Health Concerns': [
    ...['fibromyalgia', 'liver', 'parkinsons', 'autoimmune-diseases', 'hashimotos'].map(
      (slug) => `/health-concerns/${slug}`,
    ),
    '/health-concerns',
  ],
  Diagnosis: [
    ...['laboratory', 'dark-field-microscopy', 'dental', 'toxicological', 'mineral'].map(
      (slug) => `/diagnosis/${slug}`,
    ),
    ...['bioterrain', 'thermography', 'iridology'].map((slug) => `/diagnosis/${slug}`),
    '/diagnosis',
  ],
  Therapy: [
    ...['hemoadsorption', 'colon-hydrotherapy', 'coffee-enema', 'active-air-oxygen'].map(
      (slug) => `/therapies/${slug}`,
    ),
    ...['oxidation', 'hyperbaric-ozone', 'biophoton', 'hyperthermia', 'microimmune'].map(
      (slug) => `/therapies/${slug}`,
    ),
    '/therapies',
  ],
  Programs: [
    ...['health-check', 'liver-detox', 'immune-power', 'heavy-metal-detox', 'burnout'].map(
      (slug) => `/programs/${slug}-week`,
    ),
    '/programs/regeneration-week',
    '/programs/21-day-customized-program',
    '/programs/parasitic-strains',
    '/programs',
    '/costs',
  ],
  TV: [
    ...['visited', 'natural-medicine', 'immunsystem', 'doctors-kitchen'].map(
      (slug) => `/videos/${slug}`,
    ),
    ...['success-stories', 'myths', 'patients-report', 'satire'].map((slug) => `/videos/${slug}`),
    '/videos',
  ],
  'The Clinic': [
    ...['/health-concerns', '/approach', '/therapies', '/diagnosis', '/videos', '/rooms', '/team'],
    ...['/team#advisory-board', '/testimonials', '/contact', '/news', '/images'],
  ],
};

it('has exactly the groups and entries that are promised', async () => {
  expect(Object.fromEntries(await menuOf('/'))).toEqual(ENGLISH);
  const german = await menuOf('/de');
  expect(counts(german)).toEqual({
    Schwerpunkte: 6,
    Diagnostik: 9,
    Therapie: 9,
    Programme: 10,
    TV: 9,
    'Die Klinik': 15,
  });
  const [training, vouchers, ...others] = menuLinksAway('de');
  expect(others).toEqual([]);
  expect(german.get('Die Klinik')?.slice(-3)).toEqual([training, '/de/offene-stellen', vouchers]);
  expect(counts(await menuOf('/it'))).toEqual({
    'Problemi di salute': 6,
    Diagnostica: 9,
    Terapie: 9,
    Programmi: 10,
    TV: 9,
    'La clinica': 12,
  });
});

it('leads nowhere but to pages in its own language', async () => {
  // German has the most entries; the crawl of all pages covers the other languages.
  const links = [...(await menuOf('/de')).values()].flat().filter((link) => link.startsWith('/'));
  const errors: string[] = [];
  for (const link of new Set(links.map((one) => one.split('#')[0] ?? ''))) {
    const answer = await site.get(link);
    if (answer.status !== 200) errors.push(`${answer.status} ${link}`);
    if (answer.headers.get('content-language') !== 'de') errors.push(`language of ${link}`);
    await answer.arrayBuffer();
  }
  expect(errors).toEqual([]);
});

it('follows an entry whose slug is changed', async () => {
  const { docs } = await editor.find({
    collection: 'programs',
    locale: 'de',
    limit: 1,
    where: { slug: { equals: 'burnout-woche' } },
  });
  const id = docs[0]?.id ?? '';
  const data = { slug: 'ruhe-woche', _status: 'published' } as const;
  await editor.update({ collection: 'programs', id, locale: 'de', data });
  const links = async () => (await menuOf('/de')).get('Programme') ?? [];
  await site.until(async () => (await links()).includes('/de/programme/ruhe-woche'), 60_000);
  expect(await links()).not.toContain('/de/programme/burnout-woche');
  expect((await menuOf('/')).get('Programs')).toEqual(ENGLISH.Programs);
});

function save(href: string) {
  return editor.updateGlobal({
    slug: 'menu',
    locale: 'it',
    data: { nodes: [{ component: 'link', name: 'Negozio', settings: { href } }] },
  });
}

it('refuses an entry that leads nowhere', async () => {
  const entry = { component: 'item', name: 'Dove?' } as const;
  const group = { component: 'flyout-container', items: [entry] } as const;
  const data = { nodes: [{ component: 'flyout', name: 'Gruppo', children: [group] }] } as const;
  const saving = editor.updateGlobal({ slug: 'menu', locale: 'it', data: data as never });
  await expect(saving).rejects.toThrow(/or to an address/i);
});

it('shows what an editor saves, and refuses an address that is not secure', async () => {
  await expect(save('http://negozio.clinic.example/')).rejects.toThrow(/or to an address/i);
  await save('https://negozio.clinic.example/');
  await site.until(async () => (await site.text('/it')).includes('>Negozio<'), 60_000);
  expect((await menuOf('/de')).size).toBe(6);
});
