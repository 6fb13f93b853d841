import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, openStudioRest, type Ask } from '../../../../tests/support/studio-rest.ts';

const EDITOR = { email: 'e@clinic.example', password: 'long enough', name: 'Lena' };

describe('a testimonial that waits', () => {
  let payload: Payload;
  let ask: Ask;
  let headers: Record<string, string>;

  beforeAll(async () => {
    const studio = await openStudioRest();
    ({ payload, ask } = studio);
    await payload.create({ collection: 'users', data: { ...EDITOR, roles: ['editor', 'inbox'] } });
    headers = await loggedIn(payload, EDITOR);
    return studio.close;
  });

  async function submitted(name: string): Promise<string> {
    const { id } = await payload.create({
      collection: 'testimonials',
      draft: true,
      data: {
        name,
        text: 'Una buona settimana in montagna.',
        rating: 5,
        lang: 'it',
        email: `${name.toLowerCase()}@visitor.example`,
        submission: crypto.randomUUID(),
        date: '2026-11-01T12:00:00.000Z',
        _status: 'draft',
      },
    });
    return String(id);
  }

  async function waiting(): Promise<string[]> {
    const { countWaitingTestimonials, readWaitingTestimonials } =
      await import('./waiting-testimonials.ts');
    const found = await readWaitingTestimonials(payload, 10);
    expect(await countWaitingTestimonials(payload)).toBe(found.length);
    return found.map(({ name }) => name);
  }

  const decide = (id: string, decision: string, data: object = {}) =>
    ask(`/api/testimonials/${id}/${decision}`, { method: 'POST', headers, data });

  it('is approved in the state of its latest draft, and leaves the list for good', async () => {
    const id = await submitted('Lia');
    await submitted('Ugo');
    expect(await waiting()).toEqual(['Lia', 'Ugo']);
    const text = 'Una buona settimana, corretta.';
    await payload.update({ collection: 'testimonials', id, draft: true, data: { text } });
    expect((await ask(`/api/testimonials/${id}/approve`, { method: 'POST' })).status).toBe(401);
    expect((await decide(id, 'approve')).status).toBe(200);
    expect(await payload.findByID({ collection: 'testimonials', id })).toMatchObject({
      _status: 'published',
      text,
    });
    expect(await waiting()).toEqual(['Ugo']);
    // Taken offline by an editor, it does not wait for an approval again.
    await payload.update({ collection: 'testimonials', id, data: { _status: 'draft' } });
    expect(await waiting()).toEqual(['Ugo']);
  });

  it('is not rejected once a colleague has approved it', async () => {
    const id = await submitted('Pia');
    expect((await decide(id, 'approve')).status).toBe(200);
    const answer = await decide(id, 'reject', { reason: 'Too late.' });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(await answer.json())).toContain('approved in the meantime');
    const kept = await payload.findByID({ collection: 'testimonials', id, draft: true });
    expect(kept).toMatchObject({ _status: 'published', rejected_at: null });
  });

  it('is rejected with a reason that stays inside, and can be published after all', async () => {
    const id = await submitted('Mia');
    expect((await decide(id, 'reject', { reason: ' ' })).status).toBe(400);
    expect((await decide(id, 'reject', { reason: 'Names another clinic.' })).status).toBe(200);
    expect(await waiting()).toEqual(['Ugo']);
    const read = () => payload.findByID({ collection: 'testimonials', id, draft: true });
    expect(await read()).toMatchObject({
      _status: 'draft',
      rejected_by: 'Lena',
      rejection_reason: 'Names another clinic.',
    });
    expect((await decide(id, 'approve')).status).toBe(200);
    const published = await read();
    expect(published).toMatchObject({ _status: 'published', rejected_at: null });
    expect(published.rejection_reason ?? null).toBeNull();
  });

  it('is decided on only if a visitor sent it', async () => {
    const ours = await payload.create({
      collection: 'testimonials',
      draft: true,
      data: {
        name: 'From a letter',
        text: 'A good week in the mountains.',
        rating: 5,
        lang: 'en',
        date: '2026-11-01T12:00:00.000Z',
        _status: 'draft',
      },
    });
    expect((await decide(String(ours.id), 'approve')).status).toBe(404);
    expect((await decide(crypto.randomUUID(), 'approve')).status).toBe(404);
  });
});
