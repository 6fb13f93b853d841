import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';
import type { Group, Hit } from './search.ts';

let editor: Payload;
let lena: StudioApi;
let bruno: StudioApi;
let ines: StudioApi;
let nobody: Ask;
beforeAll(async () => {
  const studio = await openStudioRest();
  editor = studio.payload;
  lena = await logInAs(studio, 'Lena', 'de');
  bruno = await logInAs(studio, 'Bruno', 'de', ['editor']);
  ines = await logInAs(studio, 'Ines', 'it', ['inbox']);
  nobody = studio.ask;
  return studio.close;
});

async function groups(who: StudioApi, words: string, locale = 'de', kind?: string) {
  const { body, status } = await who('POST', '/studio-search', { words, locale, kind });
  expect(status).toBe(200);
  return body.groups as Group[];
}

async function hits(who: StudioApi, words: string, locale?: string): Promise<Hit[]> {
  return (await groups(who, words, locale)).flatMap((group) => group.hits);
}

const kinds = async (who: StudioApi, words: string) =>
  (await groups(who, words)).map(({ kind }) => kind);

const marked = (hit: Hit | undefined) =>
  hit?.around.filter(({ isHit }) => isHit).map(({ text }) => text);

const paragraph = (...texts: string[]) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: 'ltr' },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr' },
        children: texts.map((text, at) => ({
          ...{ type: 'text', text, detail: 0, mode: 'normal', style: '', version: 1 },
          format: at % 2,
        })),
      },
    ],
  },
});

async function newTherapy(data: object, locale = 'de'): Promise<string> {
  const { id } = await editor.create({
    ...{ collection: 'therapies', locale, draft: true },
    data: data as never,
  });
  return id;
}

describe('the search of the studio', () => {
  it('finds drafts in their texts, and says in which field and around which words', async () => {
    const content = paragraph('Sie liegen warm, und Ihr ', 'Atmungs', 'organ wird nicht belastet.');
    const id = await newTherapy({ title: 'Moorpackung', content });
    const [hit, ...others] = await hits(lena, 'atmungsorgan MOOR');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ id, title: 'Moorpackung' });
    const [inText] = await hits(lena, 'atmungsorgan warm');
    expect(inText?.place).toBe('Text');
    expect(marked(inText)).toEqual(['warm', 'Atmungsorgan']);
    expect(inText?.href).toBe(`/admin/collections/therapies/${id}?locale=de#field-content`);
    expect(inText?.language).toBeUndefined();
    expect(await hits(lena, 'atmungsorgan kalt')).toEqual([]);
  });

  it('finds the rows of lists, without regard to accents, capitals and ß', async () => {
    const faq = [
      { question: 'Eins?', answer: 'Zwei.' },
      { question: 'Drei?', answer: 'Die Übung gehört zum Fußbad mit Thymian.' },
    ];
    const id = await newTherapy({ title: 'Wechselbad', faq });
    const [hit] = await hits(lena, 'ubung fussbad THYMIAN');
    expect(hit?.place).toBe('Fragen und Antworten › 2 › Antwort');
    expect(hit?.href).toBe(`/admin/collections/therapies/${id}?locale=de#field-faq__1__answer`);
    expect(marked(hit)).toEqual(['Übung', 'Fußbad', 'Thymian']);
  });

  it('finds what was saved a moment ago, and no longer what stood there before', async () => {
    const id = await newTherapy({ title: 'Duftkissen', excerpt: 'Aus Zirbe' });
    expect(await hits(lena, 'duft zirbe')).toHaveLength(1);
    const data = { excerpt: 'Aus Arve' } as never;
    await editor.update({ collection: 'therapies', id, locale: 'de', draft: true, data });
    expect(await hits(lena, 'duft zirbe')).toEqual([]);
    expect(await hits(lena, 'duft arve')).toHaveLength(1);
    await editor.update({
      ...{ collection: 'therapies', id, data: { deletedAt: new Date().toISOString() } as never },
    });
    expect(await hits(lena, 'duft arve')).toEqual([]);
  });

  it('finds every language, that of the reader first, and names the others', async () => {
    const german = await newTherapy({ title: 'Kneippguss' });
    const italian = await newTherapy({ title: 'Getto alla Kneippguss' }, 'it');
    const found = await hits(lena, 'kneippguss');
    expect(found.map(({ id, language }) => [id, language])).toEqual([
      [german, undefined],
      [italian, 'it'],
    ]);
    expect(found[1]?.href).toContain('?locale=it#field-title');
    expect((await hits(lena, 'kneippguss', 'it')).map(({ id }) => id)).toEqual([italian, german]);
  });

  it('finds files by their names, and pictures by what they show', async () => {
    const { docs } = await editor.find({
      collection: 'media',
      limit: 1,
      where: { alt: { exists: true } },
    });
    const [picture] = docs;
    const [file] = await hits(lena, String(picture?.filename));
    expect(file).toMatchObject({ id: picture?.id, isPicture: true });
    const shown = await hits(lena, String(picture?.alt), 'en');
    expect(shown.map(({ id, href }) => [id, href])).toContainEqual([
      picture?.id,
      `/admin/collections/media/${picture?.id}?locale=en#field-alt_en`,
    ]);
  });

  it('finds the home page and the clinic, in the words of the reader', async () => {
    const home = await editor.findGlobal({ slug: 'home', locale: 'de' });
    const found = await groups(lena, String(home.hero_title));
    const [hit] = found.find(({ kind }) => kind === 'globals')?.hits ?? [];
    expect(hit).toMatchObject({ title: 'Startseite', place: 'Überschrift' });
    expect(hit?.href).toBe('/admin/globals/home?locale=de#field-hero_title');
  });

  it('shows requests and subscribers to the inbox alone, content to whoever works with it', async () => {
    const sent = {
      name: 'Zoé Brönnimann',
      email: 'zoe@example.org',
      message: 'Ein Zimmer, bitte.',
    };
    const { id } = await editor.create({ collection: 'requests', data: sent as never });
    await editor.create({
      collection: 'subscribers',
      data: { email: 'zoe@example.org', status: 'pending' } as never,
    });
    const [request] = await hits(lena, 'bronnimann zimmer');
    expect(request).toMatchObject({ id, title: 'Zoé Brönnimann' });
    expect(marked(request)).toEqual(['Brönnimann']);
    expect(Date.parse(request?.sentAt ?? '')).not.toBeNaN();
    expect(await kinds(ines, 'zoe@example')).toEqual(['subscribers', 'requests']);
    expect(await kinds(bruno, 'zoe@example')).toEqual([]);
    await newTherapy({ title: 'Heublumenbad' });
    expect(await kinds(bruno, 'heublumenbad')).toEqual(['therapies']);
    expect(await kinds(ines, 'heublumenbad')).toEqual([]);
  });

  it('shows a few of each kind, and all of one', async () => {
    for (let number = 1; number <= 7; number += 1)
      await newTherapy({ title: `Sole ${number} Quell` });
    const [some] = await groups(lena, 'sole quell');
    expect([some?.name, some?.hits.length, some?.hasMore]).toEqual(['Therapien', 5, true]);
    const [all, ...others] = await groups(lena, 'sole quell', 'de', 'therapies');
    expect([all?.hits.length, all?.hasMore, others.length]).toEqual([7, false, 0]);
  });

  it('answers nobody without a login', async () => {
    const asked = { method: 'POST', data: { words: 'a', locale: 'de' } };
    expect((await nobody('/api/studio-search', asked)).status).toBe(403);
  });
});
