import { createHash } from 'node:crypto';
import type { FormValues } from '../schema/form-schema.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id that the browser made. Without scripts there is none, and pages are the same for everybody:
 * then what was sent names itself, so that the same form sent twice is still one submission.
 */
export function submissionId(
  given: FormDataEntryValue | null,
  kind: string,
  values: FormValues,
): string {
  if (typeof given === 'string' && UUID.test(given)) return given;
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, values]))
    .digest('hex');
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const from = all.slice(0, index).reduce((sum, part) => sum + part, 0);
      return hash.slice(from, from + length);
    })
    .join('-');
}
