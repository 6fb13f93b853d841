import type { FlattenedField, PayloadRequest } from 'payload';
import type { Values } from './read-seed.ts';

/** The field types whose validation needs only the value; the database checks links. */
const CHECKED = new Set(['text', 'textarea', 'number', 'select', 'date', 'email']);

type Rule = (value: unknown, options: object) => Promise<string | true> | string | true;

class SeedValueRefused extends Error {
  override name = 'SeedValueRefused';
}

/** The seed bypasses Payload's validation, but must contain only what an editor could save. */
export async function checkSeedValues(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  values: Values,
  place: string,
): Promise<void> {
  for (const field of fields) {
    const value = values[field.name];
    if (field.type === 'array') {
      for (const row of (value ?? []) as Values[]) {
        await checkSeedValues(req, field.flattenedFields, row, `${place}/${field.name}`);
      }
    }
    const rule = 'validate' in field ? (field.validate as Rule | undefined) : undefined;
    if (!rule || value === undefined || !CHECKED.has(field.type)) continue;
    const verdict = await rule(value, { ...field, data: values, siblingData: values, req });
    if (verdict !== true) throw new SeedValueRefused(`${place}/${field.name}: ${verdict}`);
  }
}
