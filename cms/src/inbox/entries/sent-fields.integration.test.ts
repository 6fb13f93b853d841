import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../../tests/support/open-as-editor.ts';
import type { User as StoredUser } from '../../database/payload-types.ts';

describe('what a visitor sent', () => {
  let payload: Payload;
  let asAdmin: { user: StoredUser & { collection: 'users' }; overrideAccess: false };

  beforeAll(async () => {
    const clinic = await openClinicAsEditor();
    payload = clinic.editor;
    const data = { email: 'a@clinic.example', password: 'long enough', roles: ['admin' as const] };
    const user = await payload.create({ collection: 'users', data });
    asAdmin = { user: { ...user, collection: 'users' }, overrideAccess: false };
    return clinic.close;
  });

  it('stays as it was sent, whatever an administrator asks of the API', async () => {
    const sent = {
      kind: 'request',
      language: 'de',
      submission: crypto.randomUUID(),
      name: 'Anna Berger',
      email: 'anna@visitor.example',
      message: 'Bitte melden.',
      newsletter: false,
      received_at: '2026-11-01T10:00:00.000Z',
      more: { surprise: 'x' },
      privacy_agreed_at: '2026-11-01T10:00:00.000Z',
      suspicions: ['no-proof'],
    };
    const data = { ...sent, status: 'new' } as never;
    const { id } = await payload.create({ collection: 'requests', data });
    const others = {
      kind: 'contact',
      language: 'it',
      submission: 'x',
      name: 'x',
      email: 'x@else.example',
      message: 'x',
      newsletter: true,
      received_at: '2020-01-01T10:00:00.000Z',
      more: {},
      privacy_agreed_at: null,
      suspicions: [],
    };
    const work = { status: 'done', assignee: asAdmin.user.id, notes: 'called', suspected: false };
    await payload.update({
      collection: 'requests',
      id,
      ...asAdmin,
      data: { ...others, ...work } as never,
    });
    const after = await payload.findByID({ collection: 'requests', id, depth: 0 });
    expect(after).toMatchObject({ ...sent, ...work });
  });

  it('stays with a testimonial that is approved, and with one that is set back', async () => {
    const sent = {
      email: 'lia@visitor.example',
      submission: crypto.randomUUID(),
      received_at: '2026-11-01T10:00:00.000Z',
      suspicions: ['no-proof' as const],
    };
    const { id } = await payload.create({
      collection: 'testimonials',
      draft: true,
      data: {
        name: 'Lia',
        text: 'Una buona settimana.',
        rating: 5,
        lang: 'it',
        ...sent,
        date: '2026-11-01T12:00:00.000Z',
        suspected: true,
        _status: 'draft',
      },
    });
    const others = { email: 'x@else.example', submission: 'x', received_at: null, suspicions: [] };
    await payload.update({
      collection: 'testimonials',
      id,
      ...asAdmin,
      data: { ...others, suspected: false, _status: 'published' },
    });
    const read = (draft: boolean) =>
      payload.findByID({ collection: 'testimonials', id, depth: 0, draft });
    expect(await read(false)).toMatchObject({ ...sent, suspected: false, _status: 'published' });

    const where = { parent: { equals: id } };
    const { docs } = await payload.findVersions({
      collection: 'testimonials',
      where,
      sort: 'createdAt',
    });
    await payload.restoreVersion({
      collection: 'testimonials',
      id: String(docs[0]?.id),
      ...asAdmin,
    });
    expect(await read(false)).toMatchObject(sent);
    expect(await read(true)).toMatchObject(sent);
  });
});
