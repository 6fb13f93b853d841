import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';

let studio: Awaited<ReturnType<typeof openStudioRest>>;
let editor: Payload;
let lena: StudioApi;
let marco: StudioApi;
beforeAll(async () => {
  studio = await openStudioRest();
  editor = studio.payload;
  lena = await logInAs(studio, 'Lena');
  marco = await logInAs(studio, 'Marco', 'de');
  return studio.close;
});

const AUTOSAVE = '?locale=en&draft=true&autosave=true&depth=0';

let programs = 0;

/** Creates a draft program for one test. */
async function newProgram(): Promise<string> {
  programs += 1;
  const data = { title: `Two at work ${programs}` };
  return String((await lena('POST', '/programs?locale=en&draft=true', data)).body.doc?.id);
}

/** Reads an entry as the form does when it is opened. */
async function open(who: StudioApi, id: string, locale = 'en') {
  const { body } = await who('GET', `/programs/${id}?locale=${locale}&draft=true&depth=0`);
  return body as { based_on: string; excerpt?: string };
}

const excerptOf = async (id: string) => (await open(lena, id)).excerpt;

/** Payload's own locks would refuse a save first; these tests are about stale saves. */
const unlock = () => editor.delete({ collection: 'payload-locked-documents', where: {} });

describe('two editors in one entry', () => {
  it('the later save is refused, says whose text it would have erased, and changes nothing', async () => {
    const id = await newProgram();
    const [first, second] = [await open(lena, id), await open(marco, id)];
    const path = `/programs/${id}${AUTOSAVE}`;
    expect((await lena('PATCH', path, { ...first, excerpt: 'By Lena' })).status).toBe(200);
    await unlock();
    for (const save of [AUTOSAVE, '?locale=en&draft=true', '?locale=en&publishSpecificLocale=en']) {
      const text = { ...second, excerpt: 'By Marco', _status: 'published' };
      const refused = await marco('PATCH', `/programs/${id}${save}`, text);
      expect(refused.status, save).toBe(409);
      expect(refused.body.errors?.[0]?.message).toContain('Lena hat das geändert');
    }
    expect(await excerptOf(id)).toBe('By Lena');

    const now = await open(marco, id);
    expect((await marco('PATCH', path, { ...now, excerpt: 'By both' })).status).toBe(200);
    expect(await excerptOf(id)).toBe('By both');
  });

  it('of two saves at the same moment one is refused', async () => {
    const id = await newProgram();
    const [first, second] = [await open(lena, id), await open(marco, id)];
    const answers = await Promise.all([
      lena('PATCH', `/programs/${id}?locale=en&draft=true`, { ...first, excerpt: 'By Lena' }),
      marco('PATCH', `/programs/${id}?locale=en&draft=true`, { ...second, excerpt: 'By Marco' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('an entry can be deleted during an autosave, and neither waits for the other', async () => {
    const saves: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const id = await newProgram();
      const form = await open(lena, id);
      const path = `/programs/${id}${AUTOSAVE}`;
      const saving = lena('PATCH', path, { ...form, excerpt: 'Last words' });
      await sleep(round * 4);
      const [saved, deleted] = await Promise.all([saving, lena('DELETE', `/programs/${id}`)]);
      expect(deleted.status).toBe(200);
      saves.push(saved.status);
    }
    expect(saves.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });

  it('another language counts as well: a form sends what all languages share', async () => {
    const id = await newProgram();
    const [english, italian] = [await open(lena, id), await open(marco, id, 'it')];
    await lena('PATCH', `/programs/${id}?locale=en&draft=true`, { ...english, days: 7 });
    const stale = { ...italian, title: 'Due' };
    expect((await marco('PATCH', `/programs/${id}?locale=it&draft=true`, stale)).status).toBe(409);
  });

  it('one form keeps saving, even before its last save is answered, and after publishing', async () => {
    const id = await newProgram();
    const form = await open(lena, id);
    for (const [index, save] of [
      AUTOSAVE,
      AUTOSAVE,
      '?locale=en&publishSpecificLocale=en',
      AUTOSAVE,
    ].entries()) {
      const text = { ...form, excerpt: `Step ${index}` };
      expect((await lena('PATCH', `/programs/${id}${save}`, text)).status).toBe(200);
    }
    const answered = await lena('PATCH', `/programs/${id}${AUTOSAVE}`, {
      ...form,
      excerpt: 'Last',
    });
    const based_on = answered.body.doc?.based_on;
    await lena('PATCH', `/programs/${id}?locale=en`, { _status: 'draft' });
    const afterwards = await lena('PATCH', `/programs/${id}${AUTOSAVE}`, {
      based_on,
      excerpt: 'On',
    });
    expect(afterwards.status).toBe(200);
  });

  it('a save that does not say what it is based on counts for the forms of others', async () => {
    const id = await newProgram();
    const form = await open(lena, id);
    const script = { collection: 'programs', id, draft: true } as const;
    await editor.update({ ...script, data: { excerpt: 'By a script' } });
    expect((await lena('PATCH', `/programs/${id}${AUTOSAVE}`, { ...form })).status).toBe(409);
  });

  it('a forged basis is refused', async () => {
    const id = await newProgram();
    const forged = { based_on: 'now', excerpt: 'Forged' };
    expect((await lena('PATCH', `/programs/${id}${AUTOSAVE}`, forged)).status).toBe(409);
  });

  it('the menu, the home page and the clinic refuse stale saves too', async () => {
    for (const slug of ['home', 'clinic', 'menu']) {
      const path = `/globals/${slug}?locale=de&depth=0`;
      const [first, second] = [(await lena('GET', path)).body, (await marco('GET', path)).body];
      expect((await lena('POST', path, first)).status, slug).toBe(200);
      await unlock();
      expect((await marco('POST', path, second)).status, slug).toBe(409);
      const now = (await marco('GET', path)).body;
      expect((await marco('POST', path, now)).status, slug).toBe(200);
      await unlock();
    }
  });

  it('nobody learns who works here without a login', async () => {
    const id = await newProgram();
    const stranger = await logInAs(studio, 'Gone');
    await editor.delete({ collection: 'users', where: { name: { equals: 'Gone' } } });
    const answer = await stranger('PATCH', `/programs/${id}${AUTOSAVE}`, { based_on: '7.x' });
    expect(answer.status).toBe(403);
  });
});

describe('what somebody is typing in', () => {
  it('stays theirs while it saves itself, and others are told so in their language', async () => {
    const id = await newProgram();
    const form = await open(lena, id);
    await lena('PATCH', `/programs/${id}${AUTOSAVE}`, { ...form, excerpt: 'Typing' });
    const locked = await marco('PATCH', `/programs/${id}${AUTOSAVE}`, { excerpt: 'Over it' });
    expect(locked.status).toBe(423);
    expect(locked.body.errors?.[0]?.message).toContain('bearbeitet das gerade');
    expect(await excerptOf(id)).toBe('Typing');
  });

  it('is open to others after the draft of a page that went away', async () => {
    const id = await newProgram();
    const form = await open(lena, id);
    const typed = await lena('PATCH', `/programs/${id}${AUTOSAVE}`, { ...form, excerpt: 'One' });
    const last = { ...form, based_on: typed.body.doc?.based_on, excerpt: 'One, two' };
    expect((await lena('PATCH', `/programs/${id}${AUTOSAVE}&left=true`, last)).status).toBe(200);
    expect(await excerptOf(id)).toBe('One, two');
    const next = { ...(await open(marco, id)), excerpt: 'Three' };
    expect((await marco('PATCH', `/programs/${id}${AUTOSAVE}`, next)).status).toBe(200);
  });

  it('is locked in globals too', async () => {
    await unlock();
    const me = (await lena('GET', '/users/me')).body.user as { id: string };
    const user = { relationTo: 'users', value: me.id } as const;
    await editor.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'home', user },
    });
    expect((await marco('POST', '/globals/home?locale=en', { hero_text: 'Mine' })).status).toBe(
      423,
    );
    await unlock();
  });
});
