import { describe, expect, it } from 'vitest';
import type { RequestChange, RequestEvent } from './request-events.ts';
import { describeEvent } from './conversation.ts';

const by = (change: RequestChange, more: Partial<RequestEvent> = {}) =>
  ({
    id: 'e1',
    at: '2026-11-01T10:00:00.000Z',
    editor: 'u1',
    editorName: 'Lena',
    ...change,
    ...more,
  }) as RequestEvent;

describe('the history of a request', () => {
  it.each([
    [by({ kind: 'status', detail: { from: 'new', to: 'done' } }), '«Neu»', '«Erledigt»'],
    [by({ kind: 'assignee', detail: { to: 'u2', name: 'Ugo' } }), 'Ugo'],
    [by({ kind: 'notes', detail: {} }), 'Notizen'],
    [by({ kind: 'suspected', detail: { to: true } }), 'Spam'],
    [by({ kind: 'reply', detail: { to: 'a@b.example', subject: 'S', text: 'T' } }), 'E-Mail'],
  ])('is told in the language of its reader, with who it was', (event, ...words) => {
    for (const word of ['Lena', ...words]) expect(describeEvent(event, 'de')).toContain(word);
  });

  it('tells taking on from assigning to others, and giving back from both', () => {
    const sentences = [
      by({ kind: 'assignee', detail: { to: 'u1', name: 'Lena' } }),
      by({ kind: 'assignee', detail: { to: 'u2', name: 'Ugo' } }),
      by({ kind: 'assignee', detail: { to: null, name: null } }),
    ].map((event) => describeEvent(event, 'en'));
    expect(new Set(sentences).size).toBe(3);
    expect(sentences[0]).not.toContain('Ugo');
  });

  it('names nobody where nobody is known', () => {
    const event = by({ kind: 'notes', detail: {} }, { editor: null, editorName: null });
    expect(describeEvent(event, 'en')).toMatch(/^Someone /);
  });
});
