import { readFileSync } from 'node:fs';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { expect, test, type Page } from '@playwright/test';
import { printClicks } from './support/clicks.ts';
import { ADMIN } from './support/server.ts';
import { ask, attached, newProgram, openPath, openStudio } from './support/studio.ts';

let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openStudio(browser, ADMIN, 'de');
});
test.afterAll(async () => {
  await page.close();
});

const change = async (id: string, data: object) => {
  const { status } = await ask(page, 'PATCH', `/api/programs/${id}?locale=de`, data);
  expect(status).toBe(200);
};

test('a list says what visitors see of an entry, also after it was taken back', async () => {
  const { id } = await newProgram(page, { title: 'Listed', _status: 'published' });
  await change(id, { title: 'Gelistet', slug: 'gelistet', _status: 'published' });
  const status = async () => {
    await openPath(page, '/admin/collections/programs?locale=de&search=Gelistet');
    return page.locator('.cell-_status').first().locator('.status-word').innerText();
  };
  expect(await status()).toMatch(/^Veröffentlicht\s+EN DE$/);
  await ask(page, 'PATCH', `/api/programs/${id}?locale=de&draft=true`, {
    excerpt: 'Neu',
    _status: 'draft',
  });
  expect(await status()).toMatch(/^Online, mit Änderungen\s+EN DE$/);
  await change(id, { _status: 'draft' });
  expect(await status()).toMatch(/^Entwurf\s+EN$/);
});

test('a version comes back as a draft, and says so before and after', async () => {
  const { id } = await newProgram(page, {
    title: 'Restored',
    excerpt: 'One',
    _status: 'published',
  });
  await change(id, { title: 'Alt', slug: 'alt-und-neu', excerpt: 'Eins', _status: 'published' });
  const { body } = await ask(page, 'GET', `/api/programs/versions?where[parent][equals]=${id}`);
  const [version] = body.docs as { id: string; updatedAt: string }[];
  await change(id, { excerpt: 'Zwei', _status: 'published' });

  await openPath(page, `/admin/collections/programs/${id}/versions`);
  const time = new Intl.DateTimeFormat('de-CH', { timeStyle: 'short', timeZone: CLINIC_TIME_ZONE });
  const shown = time.format(new Date(version?.updatedAt ?? ''));
  await page.goto(`/admin/collections/programs/${id}/versions/${version?.id}`);
  const restore = page.getByRole('button', { name: 'Als Entwurf wiederherstellen' }).first();
  await attached(restore);
  await restore.click();
  const dialog = page.locator('.confirmation-modal');
  await expect(dialog).toContainText(shown);
  await expect(dialog).toContainText('Auf der Website ändert sich nichts');
  await dialog.locator('#confirm-action').click();
  await expect(
    page.locator('.toast-success', { hasText: 'als Entwurf wiederhergestellt' }),
  ).toBeVisible();
  const read = async (draft: boolean) =>
    (await ask(page, 'GET', `/api/programs/${id}?locale=de&draft=${draft}&depth=0`)).body.excerpt;
  expect([await read(false), await read(true)]).toEqual(['Zwei', 'Eins']);
  printClicks(page, 'restore a version');
});

test('a comparison knows drafts from what was published, in words', async ({ browser }) => {
  const title = `Compared ${crypto.randomUUID()}`;
  const { id } = await newProgram(page, { title, _status: 'published' });
  const german = { title: 'Verglichen', slug: `verglichen-${id}`, _status: 'published' };
  await change(id, { ...german, excerpt: 'Eins', content: withCard('Rufen Sie uns an') });
  await change(id, { excerpt: 'Zwei', _status: 'published' });
  const draft = { excerpt: 'Drei', content: withCard('Rufen Sie 144 an'), _status: 'draft' };
  await ask(page, 'PATCH', `/api/programs/${id}?locale=de&draft=true`, draft);
  const query = `where[parent][equals]=${id}&sort=-updatedAt&locale=de`;
  const { body } = await ask(page, 'GET', `/api/programs/versions?${query}`);
  const [latest] = body.docs as { id: string }[];
  const path = `/admin/collections/programs/${id}/versions/${latest?.id}?locale=de`;
  // Payload would keep the names of the fields in the language of whoever came first.
  const english = await openStudio(browser, ADMIN, 'en');
  await english.goto(path);
  const labels = '.field-diff-label';
  await expect(english.locator(labels, { hasText: 'Summary' })).toBeVisible();
  await english.close();
  await page.goto(path);
  await expect(page.locator(labels, { hasText: 'Kurztext' })).toBeVisible();
  const names = (await page.locator(labels).allInnerTexts()).map((one) =>
    one.replace(/^de\s+/, ''),
  );
  expect(names.filter((one) => ENGLISH.has(one))).toEqual([]);
  const pills = page.locator('.version-pill-label');
  await expect(pills.filter({ hasText: 'Aktueller Entwurf' })).toBeVisible();
  await expect(pills.filter({ hasText: 'Zuvor veröffentlicht' })).toHaveCount(0);
  await expect(pills.filter({ hasText: 'Derzeit veröffentlicht' })).toBeVisible();
  const text = page.locator('.lexical-diff');
  for (const words of ['Warnhinweis', 'Im Notfall', 'Rufen Sie 144 an', 'Rufen Sie uns an']) {
    await expect(text).toContainText(words);
  }
});

/** A text with a card. */
function withCard(title: string): object {
  const node = { version: 1, format: '', indent: 0, direction: null };
  const words = { type: 'text', version: 1, format: 0, mode: 'normal', style: '', detail: 0 };
  const paragraph = { ...node, type: 'paragraph', children: [{ ...words, text: 'Sofort.' }] };
  const inRoot = (child: object) => ({ root: { ...node, type: 'root', children: [child] } });
  const fields = {
    id: 'a',
    blockType: 'safety',
    kind: 'emergency',
    title,
    text: inRoot(paragraph),
  };
  return inRoot({ type: 'block', version: 2, format: '', fields });
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

const ourWords = (language: string): unknown =>
  JSON.parse(readFileSync(`cms/src/studio-words/${language}.json`, 'utf8'));

/** What the panel says in English alone; some of it stands in Payload's components themselves. */
const ENGLISH = new Set(textsOf([en.translations, ourWords('en')]));
for (const text of textsOf([de.translations, ourWords('de')])) ENGLISH.delete(text);
const IN_COMPONENTS = ['select-all', 'text dropdown', 'Add block', 'Drag to move', 'Close toast'];
for (const text of [...IN_COMPONENTS, 'Remove Block', 'Copy URL']) ENGLISH.add(text);
// The language's own name.
ENGLISH.delete('English');

test('the names of things are words, in the language of the panel', async () => {
  const { path } = await newProgram(page, { title: 'Named', _status: 'published' });
  const list = '/admin/collections/programs';
  const lists = ['mails', 'news', 'subscribers'].map((slug) => `/admin/collections/${slug}`);
  const forms = [path, '/admin/globals/home?locale=de', '/admin/account'];
  const versions = ['home', 'clinic', 'menu'].map((slug) => `/admin/globals/${slug}/versions`);
  const ours = ['guide', 'translations', 'inbox/person'].map((view) => `/admin/${view}`);
  for (const place of ['/admin', list, ...lists, ...forms, ...versions, ...ours]) {
    expect((await page.goto(place))?.status(), place).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.open-search'), place).toBeVisible();
    await expect(page, place).toHaveTitle(new RegExp(`^(?!Payload|\\[).+ · ${CLINIC.name}$`));
    const html = await page.content();
    const names = [...html.matchAll(/(?:aria-label|title|placeholder)="([^"]*)"/g)];
    expect(
      names.filter(([, name]) => name?.includes('[object')),
      place,
    ).toEqual([]);
    const words = await page.locator('body').innerText();
    // Mails are in the language of whoever gets them.
    const subjects = new Set(await page.locator('.cell-subject').allInnerTexts());
    const said = [...names.map(([, name = '']) => name), ...words.split('\n')];
    const panelSays = said.filter((one) => !subjects.has(one));
    expect(
      panelSays.filter((one) => ENGLISH.has(one) || /^Edit \S/.test(one)),
      place,
    ).toEqual([]);
    expect(words, place).not.toMatch(/\[object|Payload|\bStep \d|Settings|\b[A-Z][a-z]+_/);
  }
  await openPath(page, '/admin/globals/home?locale=de');
  await expect(page.locator('#steps-row-0')).toContainText(/Schritt 0?1/);
  await page.goto('/admin/collections/nothing');
  await expect(page).toHaveTitle(`Seite nicht gefunden · ${CLINIC.name}`);
});

test('a redirect that renaming has made is listed with the others, and can be removed', async () => {
  const { id } = await newProgram(page, { title: 'Renamed', _status: 'published' });
  await change(id, { title: 'Umbenannt', slug: 'alter-name', _status: 'published' });
  await change(id, { slug: 'neuer-name', _status: 'published' });
  await openPath(page, '/admin/collections/redirects');
  const automatic = page.getByRole('region', { name: 'Automatische Weiterleitungen' });
  const row = automatic.getByRole('row').filter({ hasText: '…/alter-name' });
  await expect(row).toContainText('Deutsch');
  await expect(row.getByRole('link')).toHaveText('Programm: Umbenannt');
  await row.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.locator('.toast-success', { hasText: 'entfernt' })).toBeVisible();
  await expect(row).toHaveCount(0);
  printClicks(page, 'remove an automatic redirect');
});

test('what is done to several entries names its languages, and offers one or all', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const ids: string[] = [];
  for (const title of ['One', 'Two']) {
    const { id } = await newProgram(page, { title: `${title} ${mark}`, _status: 'published' });
    const german = {
      title: `${title} auf Deutsch ${mark}`,
      slug: `${title}-${mark}`.toLowerCase(),
    };
    await change(id, { ...german, _status: 'published' });
    ids.push(id);
  }
  const statuses = () =>
    Promise.all(
      ids.map(async (id) => {
        const { body } = await ask(page, 'GET', `/api/programs/${id}?locale=all&depth=0`);
        const { en, de } = body._status as Record<string, string>;
        return [en, de];
      }),
    );
  await openPath(page, `/admin/collections/programs?locale=de&search=${mark}`);
  await page.locator('#select-all').check();
  const chosen = page.getByRole('group', { name: '2 Programme ausgewählt' });
  await chosen.getByRole('button', { name: 'Offline nehmen …' }).click();
  const dialog = page.getByRole('dialog', { name: '2 Programme offline nehmen?' });
  await expect(dialog.getByRole('button')).toHaveText([
    'Offline nehmen (Deutsch)',
    'Offline nehmen (alle Sprachen)',
    'Abbrechen',
  ]);
  await dialog.getByRole('button').first().click();
  await expect(page.locator('.toast-success')).toContainText('Offline: 2 (Deutsch)');
  const [published, draft] = ['published', 'draft'];
  expect(await statuses()).toEqual([
    [published, draft],
    [published, draft],
  ]);
  printClicks(page, 'take several offline in one language');
});
