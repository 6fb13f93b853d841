import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../forms/form-field.ts';
import { FORMS } from '../../forms/forms.ts';
import { requestForm } from '../../forms/request-form.ts';
import { storedColumns } from './stored-columns.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');
const TABLES = {
  request: 'requests',
  contact: 'requests',
  testimonial: 'testimonials',
  newsletter: 'subscribers',
} as const;

/** The schema after the last migration, from Payload's snapshot. */
function schemaOfDatabase() {
  const last = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1);
  return JSON.parse(readFileSync(path.join(MIGRATIONS, String(last)), 'utf8')) as {
    tables: Record<string, { columns: Record<string, { type: string }> }>;
  };
}

describe('the columns of forms', () => {
  const { tables } = schemaOfDatabase();

  it.each(Object.values(FORMS))('of $kind are all in the database', ({ kind, fields }) => {
    const columns = Object.keys(tables[`public.${TABLES[kind]}`]?.columns ?? {});
    for (const field of fields) {
      // A picture of the library is stored by its id.
      const column = field.type === 'picture' ? `${columnOf(field)}_id` : columnOf(field);
      expect(columns, 'npm run migration').toContain(column);
    }
  });

  it('hold what was sent, and when it was agreed to', () => {
    const receivedAt = '2026-11-01T10:00:00.000Z';
    const fields = { firstname: 'Ada', skype: '', newsletter: true, privacy: true, other: 'x' };
    const columns = storedColumns([requestForm], { fields, receivedAt });
    expect(columns).toMatchObject({ firstname: 'Ada', skype: null, city: null, newsletter: true });
    expect(columns.privacy_agreed_at).toBe(receivedAt);
    expect(Object.keys(columns)).toEqual(requestForm.fields.map(columnOf));
  });

  it('say no where nothing was ticked', () => {
    const columns = storedColumns([requestForm], { fields: {}, receivedAt: 'now' });
    expect(columns).toMatchObject({ newsletter: false, privacy_agreed_at: null });
  });
});
