import { describe, expect, it } from 'vitest';
import { changesBetween } from './note-changes.ts';

describe('what was done with a request', () => {
  it('is told for each field that changed, without the text of notes', () => {
    const before = { status: 'new', assignee: null, notes: null, suspected: false };
    const after = { status: 'done', assignee: 'u1', notes: 'has called', suspected: true };
    expect(changesBetween(before, after, 'Lena')).toEqual([
      { kind: 'status', detail: { from: 'new', to: 'done' } },
      { kind: 'assignee', detail: { to: 'u1', name: 'Lena' } },
      { kind: 'suspected', detail: { to: true } },
      { kind: 'notes', detail: {} },
    ]);
  });

  it('is nothing if a save changes nothing', () => {
    const before = { status: 'new', assignee: 'u1', notes: '', suspected: null };
    const after = { status: 'new', assignee: { id: 'u1' }, notes: null, suspected: false };
    expect(changesBetween(before, after)).toEqual([]);
  });

  it('tells when nobody is assigned any more', () => {
    expect(changesBetween({ assignee: 'u1' }, { assignee: null })).toEqual([
      { kind: 'assignee', detail: { to: null, name: null } },
    ]);
  });
});
