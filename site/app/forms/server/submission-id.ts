import { createHash } from 'node:crypto';
import { isUuid, uuidOfHash } from '@alpsera/cms/inbox/uuid';
import type { FormValues } from '../schema/form-schema.ts';

/**
 * The id that the browser made. Without scripts there is none, and pages are the same for everybody:
 * then what was sent names itself, so that the same form sent twice is still one submission.
 */
export function submissionId(
  given: FormDataEntryValue | null,
  kind: string,
  values: FormValues,
): string {
  if (isUuid(given)) return given;
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, values]))
    .digest('hex');
  return uuidOfHash(hash);
}
