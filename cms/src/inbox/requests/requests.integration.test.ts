import { beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, openStudioRest, type Ask } from '../../../../tests/support/studio-rest.ts';
import type { Payload } from 'payload';
import type { Conversation } from './conversation.ts';
import type { Role } from '../../access/roles.ts';

const LENA = { email: 'lena@clinic.example', password: 'long enough', name: 'Lena Muster' };
const UGO = { email: 'ugo@clinic.example', password: 'long enough', name: 'Ugo' };

describe('a request in the studio', () => {
  let payload: Payload;
  let ask: Ask;
  let lena: Record<string, string>;
  let [lenaId, ugoId] = ['', ''];

  beforeAll(async () => {
    const studio = await openStudioRest();
    ({ payload, ask } = studio);
    const create = async (data: typeof LENA, roles: Role[]) =>
      String((await payload.create({ collection: 'users', data: { ...data, roles } })).id);
    [lenaId, ugoId] = [await create(LENA, ['admin']), await create(UGO, ['inbox'])];
    lena = await loggedIn(payload, LENA);
    return studio.close;
  });

  const german = () => ({ ...lena, 'Accept-Language': 'de' });

  async function newRequest(more: object = {}): Promise<string> {
    const data = {
      status: 'new',
      kind: 'request',
      language: 'de',
      submission: crypto.randomUUID(),
      name: 'Anna Berger',
      salutation: 'mrs',
      lastname: 'Berger',
      email: 'anna@visitor.example',
      message: 'Ich habe Schmerzen.',
      stay: 'stationary',
      country: 'CH',
      received_at: '2026-11-01T10:00:00.000Z',
      ...more,
    };
    return String((await payload.create({ collection: 'requests', data: data as never })).id);
  }

  async function conversation(id: string): Promise<Conversation> {
    const answer = await ask(`/api/requests/${id}/conversation`, { headers: german() });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Conversation;
  }

  async function mailsTo(recipient: string) {
    const where = { recipient: { equals: recipient } };
    return (await payload.find({ collection: 'mails', where })).docs;
  }

  const reply = (id: string, data: object, headers = german()) =>
    ask(`/api/requests/${id}/reply`, { method: 'POST', headers, data });

  const assign = async (assignee: string) =>
    ask(`/api/requests/${await newRequest()}`, {
      method: 'PATCH',
      headers: lena,
      data: { assignee },
    });

  it('is answered once, however often it is clicked, and is then in progress', async () => {
    const id = await newRequest();
    const { draft } = await conversation(id);
    expect(draft).toMatchObject({ to: 'anna@visitor.example' });
    expect(draft?.text).toMatch(/^Guten Tag Frau Berger,/);
    expect(draft?.text).toContain('Lena Muster');
    expect(draft?.text).not.toContain('Schmerzen');

    const data = { key: draft?.key, subject: draft?.subject, text: `${draft?.text}\nBis bald` };
    const answers = await Promise.all([reply(id, data), reply(id, data), reply(id, data)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[0]?.json()).toMatchObject({ queued: true, status: 'in_progress' });

    const mails = await mailsTo('anna@visitor.example');
    const clinic = await payload.findGlobal({ slug: 'clinic' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'reply', status: 'waiting', reply_to: clinic.email });
    expect(mails[0]?.text).toContain('Bis bald');
    expect(mails[0]?.headers).toEqual({ 'Auto-Submitted': 'no', 'Content-Language': 'de' });

    const { replies, history, draft: next } = await conversation(id);
    expect(replies).toHaveLength(1);
    expect(replies[0]).toMatchObject({ by: 'Lena Muster', status: 'waiting' });
    expect(next?.key).not.toBe(draft?.key);
    const told = history.map(({ text }) => text);
    expect(told).toContain('Lena Muster hat per E-Mail geantwortet.');
    expect(told).toContain('Lena Muster hat den Status von «Neu» auf «In Arbeit» geändert.');
    expect(told.filter((text) => text.includes('geantwortet'))).toHaveLength(1);
  });

  it('keeps the form from which it was answered current, and makes others stale', async () => {
    const id = await newRequest();
    const read = async () =>
      (await (await ask(`/api/requests/${id}?depth=0`, { headers: lena })).json()) as {
        based_on: string;
      };
    const save = (based_on: string, notes: string) =>
      ask(`/api/requests/${id}`, { method: 'PATCH', headers: lena, data: { based_on, notes } });
    const [mine, others] = [await read(), await read()];
    const { draft } = await conversation(id);
    const answer = await reply(id, { ...draft, based_on: mine.based_on });
    expect(answer.status).toBe(200);
    expect((await save(others.based_on, 'x')).status).toBe(409);
    expect((await save(mine.based_on, 'called')).status).toBe(200);
    const { history } = await conversation(id);
    expect(history.at(-1)?.text).toBe('Lena Muster hat die internen Notizen geändert.');
    expect(JSON.stringify(history)).not.toContain('called');
  });

  it('is not answered without a login, without words, or without an address', async () => {
    const id = await newRequest({ email: 'bea@visitor.example' });
    const { draft } = await conversation(id);
    expect((await reply(id, { ...draft }, {} as never)).status).toBe(401);
    expect((await reply(id, { ...draft, text: '  ' })).status).toBe(400);
    expect((await reply(id, { ...draft, key: 'x' })).status).toBe(400);
    const nobody = await newRequest({ email: null });
    expect((await conversation(nobody)).draft).toBeUndefined();
    expect((await reply(nobody, { ...draft })).status).toBe(400);
    expect(await mailsTo('bea@visitor.example')).toEqual([]);
  });

  it('says that mails wait if the site that sends them has no server', async () => {
    const { noteMailServer } = await import('../../mail/mail-server-note.ts');
    const id = await newRequest();
    expect((await conversation(id)).waits).toBe(false);
    await noteMailServer(payload, false);
    const { draft, waits } = await conversation(id);
    expect(waits).toBe(true);
    expect(await (await reply(id, { ...draft })).json()).toMatchObject({
      queued: true,
      waits: true,
    });
    await noteMailServer(payload, true);
    expect((await conversation(id)).waits).toBe(false);
  });

  it('is announced to its assignee, in their language and without its content', async () => {
    expect((await assign(ugoId)).status).toBe(200);
    const [first] = await mailsTo(UGO.email);
    expect(first).toMatchObject({ kind: 'assignment', subject: 'A request is waiting for you' });
    expect(first?.text).toContain('/admin/collections/requests/');
    expect(`${first?.text}${first?.html}`).not.toMatch(/Anna|Berger|Schmerzen/);

    await payload.update({ collection: 'users', id: ugoId, data: { language: 'it' } });
    await assign(ugoId);
    const subjects = (await mailsTo(UGO.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Una richiesta La attende');

    // A user without a language of their own gets it in the language of their panel.
    const { rememberStudioLanguage } = await import('../../access/studio-language.ts');
    const ugo = await payload.update({ collection: 'users', id: ugoId, data: { language: null } });
    await rememberStudioLanguage(payload, { ...ugo, collection: 'users' }, 'de');
    await assign(ugoId);
    const inGerman = (await mailsTo(UGO.email)).filter(({ subject }) =>
      subject?.includes('Anfrage'),
    );
    expect(inGerman).toHaveLength(1);

    expect((await assign(lenaId)).status).toBe(200);
    expect(await mailsTo(LENA.email)).toEqual([]);
  });

  it('is not assigned to somebody who could not open it', async () => {
    const data = { email: 'only@clinic.example', password: 'long enough', name: 'Only' };
    const { id } = await payload.create({
      collection: 'users',
      data: { ...data, roles: ['editor'] },
    });
    expect((await assign(String(id))).status).toBe(400);
    expect(await mailsTo(data.email)).toEqual([]);
  });

  it('is exported as the list shows it, in the reader’s language', async () => {
    await newRequest({ name: '=cmd', city: 'Exportstadt', status: 'done', assignee: lenaId });
    await newRequest({ name: 'Another', city: 'Elsewhere', status: 'done' });
    const query = 'where[or][0][and][0][city][equals]=Exportstadt&sort=name';
    const answer = await ask(`/api/requests/export.csv?${query}`, { headers: german() });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/anfragen-\d{4}-\d\d-\d\d\.csv/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, row, ...rest] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(rest).toEqual(['']);
    expect(head).toMatch(/^"Eingegangen";"Status";"Zuständig"/);
    for (const cell of ['Erledigt', 'Lena Muster', `'=cmd`, 'Stationär', 'Schweiz', 'Frau']) {
      expect(row).toContain(`"${cell}"`);
    }
    expect(row).toContain('"2026-11-01 11:00"');

    const english = await ask('/api/requests/export.csv?search=Another', { headers: lena });
    const lines = (await english.text()).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"Done",');
    expect((await ask('/api/requests/export.csv')).status).toBe(401);
  });
});
