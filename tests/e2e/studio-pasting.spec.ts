import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { printClicks } from './support/clicks.ts';
import { SITE_URL } from './support/server.ts';
import { ask, newProgram, openPath, openStudio, publish, SEEN } from './support/studio.ts';

const FILM = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const PICTURE = 'demo/content/media/files/sea-of-fog.jpg';

const textOf = (page: Page) => page.locator('.rich-text-lexical [contenteditable="true"]').first();
const clipboard = (name: string) => readFile(`tests/fixtures/clipboard/${name}.html`, 'utf8');

/** Pastes as a browser does, with what a program has put on the clipboard. */
async function paste(text: Locator, types: Record<string, string>): Promise<void> {
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    const event = { bubbles: true, cancelable: true, clipboardData };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, types);
}

type Stored = {
  type: string;
  tag?: string;
  text?: string;
  children?: Stored[];
  fields?: Record<string, unknown> & { blockType?: string };
};

/** What is stored, a line for each block. */
function outline({ children = [], fields, tag, text, type }: Stored): string {
  if (type === 'text') return text ?? '';
  if (type === 'block') return `(${fields?.blockType})`;
  const inner = children.map(outline).join(type === 'root' ? '\n' : type === 'list' ? ', ' : '');
  return type === 'root' || type.endsWith('link') || type === 'listitem'
    ? inner
    : `${tag ?? 'p'}: ${inner}`;
}

const CHECKLIST = 'ul: feste Schuhe, ul: eingelaufen, Badesachen';
const BEGINNING =
  'h2: Vor der Anreise\np: Trinken Sie zwei Liter Wasser, langsam. Mehr auf unserer Seite';
const ARRIVED = {
  word: [
    'h2: Wasserwoche',
    'h2: Vor der Anreise',
    'p: Trinken Sie am Tag davor zwei Liter Wasser, langsam und über den Tag verteilt. Mehr auf unserer Seite und in der Packliste.',
    'h3: Was in den Koffer kommt',
    CHECKLIST,
    'ol: Ankommen, Ruhen',
    '(table)',
    'p: H₂O auf 20\u00A0m², eingefügt.',
  ].join('\n'),
  'word-online': `${BEGINNING}.\n${CHECKLIST}\n(table)\n(picture)`,
  'google-docs': `${BEGINNING}, auf 20 m².\nh3: Was in den Koffer kommt\n${CHECKLIST}\n(table)\n(picture)`,
  pages: `${BEGINNING}. Wer mag, nimmt Tee ohne Zucker.\nh3: Was in den Koffer kommt\n${CHECKLIST}\n(table)`,
  'web-page': `${BEGINNING}.\nh3: Was in den Koffer kommt\n${CHECKLIST}\np: Ein Satz in einer Tabelle, die nur die Seite aufteilt.\n(table)\n(film)\np: Drucken`,
};

/** What the note says of each, apart from what all have. */
const LEFT_OUT = {
  word: [
    'nur auf Ihrem Computer liegen (1)',
    'Kommentare',
    'gestrichen war',
    'auf ihrer Seite funktionieren (1)',
  ],
  'word-online': [],
  'google-docs': ['Unterstreichungen'],
  pages: ['nur auf Ihrem Computer liegen (1)'],
  'web-page': ['nicht herausgibt (1)', 'Menüs', 'Formularfelder', 'Eingebettetes'],
};

/** A program with an empty text, open in German. */
async function openText(page: Page) {
  const { id, path } = await newProgram(page, { title: `Pasted ${Date.now()}` });
  await ask(page, 'PATCH', `/api/programs/${id}?locale=de&draft=true`, {
    title: `Eingefügt ${Date.now()}`,
  });
  await openPath(page, `${path}?locale=de`);
  const read = async () =>
    (await ask(page, 'GET', `/api/programs/${id}?draft=true&locale=de&depth=0`)).body.content as {
      root: Stored;
    } | null;
  const stored = async () => outline((await read())?.root ?? { type: 'root' });
  await textOf(page).click();
  return { id, read, stored, text: textOf(page) };
}

test('texts of Word, Google Docs, Pages and websites arrive, and are undone in one step', async ({
  browser,
}) => {
  const page = await openStudio(browser, undefined, 'de');
  await page.route('https://lh7-rt.googleusercontent.com/docsz/**', (route) =>
    route.fulfill({ path: PICTURE, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  // As most websites, which let no other read their pictures.
  await page.route('https://pictures.example/glass.png', (route) =>
    route.fulfill({
      path: PICTURE,
      headers: { 'Access-Control-Allow-Origin': 'https://a.example' },
    }),
  );
  const { id, read, stored, text } = await openText(page);
  const note = page.locator('.left-out');
  const question = page.locator('#paste-pictures');

  for (const [name, arrived] of Object.entries(ARRIVED)) {
    await test.step(name, async () => {
      await paste(text, { 'text/html': await clipboard(name), 'text/plain': 'Vor der Anreise' });
      if (arrived.includes('(picture)')) {
        await question.getByLabel('Was es zeigt (Englisch)').fill('A glass of water');
        await expect(question.getByLabel('Was es zeigt (Deutsch)')).toHaveValue('Ein Glas Wasser');
        await question.locator('#paste-take').click();
        await expect(question).toHaveCount(0);
        const shown = async () => {
          const block = (await read())?.root.children?.findLast(({ type }) => type === 'block');
          const image = await ask(page, 'GET', `/api/media/${block?.fields?.image}?locale=de`);
          return image.body.alt;
        };
        await expect.poll(shown, SEEN).toBe('Ein Glas Wasser');
      }
      await expect.poll(stored, SEEN).toBe(arrived);
      for (const said of LEFT_OUT[name as keyof typeof LEFT_OUT])
        await expect(note).toContainText(said);
      await text.press('Control+z');
      await expect.poll(stored, SEEN).toMatch(/^(p: )?$/);
    });
  }

  await paste(text, { 'text/html': await clipboard('word') });
  await expect.poll(stored, SEEN).toBe(ARRIVED.word);
  expect(await publish(page)).toBe(200);
  const { slug } = (await ask(page, 'GET', `/api/programs/${id}?locale=de`)).body;
  const shown = async () => (await page.request.get(`${SITE_URL}/de/programme/${slug}`)).text();
  await expect.poll(shown, SEEN).toContain('Mengen je Tag');
  expect(await shown()).toMatch(/<li>feste <strong>Schuhe<\/strong>/);
  printClicks(page, 'paste a text of Word and publish it');
  await page.close();
});

test('nobody’s pictures come into the library unasked', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  const { stored, text } = await openText(page);
  const count = async () => (await ask(page, 'GET', '/api/media?limit=0')).body.totalDocs;
  const before = await count();
  await paste(text, { 'text/html': await clipboard('word-online') });
  await page.locator('#paste-leave').click();
  await expect.poll(stored, SEEN).toBe(ARRIVED['word-online'].replace('\n(picture)', ''));
  expect(await count()).toBe(before);
  await page.close();
});

test('a pasted text waits for a studio that is away', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  const { stored, text } = await openText(page);
  await page.context().setOffline(true);
  await paste(text, { 'text/html': await clipboard('pages') });
  await expect(page.locator('#not-saved')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(stored, SEEN).toBe(ARRIVED.pages);
  await expect(page.locator('#not-saved')).toHaveCount(0);
  await page.close();
});

test('an address of YouTube on a line of its own becomes a film', async ({ browser }) => {
  const page = await openStudio(browser, undefined, 'de');
  const { id, read, stored, text } = await openText(page);
  await text.pressSequentially('Sehen Sie selbst: youtu.be/dQw4w9WgXcQ');
  await text.press('Enter');
  await text.pressSequentially('https://youtu.be/dQw4w9WgXcQ?si=x');
  await text.press('Enter');
  await expect.poll(stored, SEEN).toMatch(/^p: Sehen.*\n\(film\)\n/);
  await page.keyboard.press('Control+z');
  await expect.poll(stored, SEEN).toMatch(/^p: Sehen.*\np: https:/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Danach.');
  await expect.poll(stored, SEEN).toMatch(/^p: Sehen.*\n\(film\)\np: Danach\.$/);
  const film = (await read())?.root.children?.[1];
  expect(film?.fields).toMatchObject({ blockType: 'film', address: FILM });

  await page.keyboard.press('Enter');
  const copied = { 'text/plain': FILM, 'text/html': `<a href="${FILM}">Im Wasser - YouTube</a>` };
  await paste(text, copied);
  await expect.poll(stored, SEEN).toMatch(/p: Danach\.\n\(film\)$/);
  expect((await read())?.root.children?.[3]?.fields).toMatchObject({ title: 'Im Wasser' });

  await page.locator('.LexicalEditorTheme__block #field-title').first().fill('Am Wasser');
  await expect.poll(async () => JSON.stringify(await read()), SEEN).toContain('Am Wasser');
  expect(await publish(page)).toBe(200);
  const { slug } = (await ask(page, 'GET', `/api/programs/${id}?locale=de`)).body;
  const shown = async () => (await page.request.get(`${SITE_URL}/de/programme/${slug}`)).text();
  await expect.poll(shown, SEEN).toContain('Am Wasser');
  // Loaded once a visitor asks for it.
  expect(await shown()).not.toContain('<iframe');
  printClicks(page, 'put two films into a text and publish it');
  await page.close();
});
