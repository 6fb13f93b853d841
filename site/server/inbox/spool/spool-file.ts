import { SUBMISSION_KINDS } from '@clinic/cms/forms/form-field';
import { SUSPICIONS, type SpoolEntry } from '@clinic/cms/forms/spool-entry';
import { isUuid } from '@clinic/cms/values/uuid';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { z } from 'zod';

/** A file of the spool that holds no submission. We never write one, so a disk or a person did. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

const schema = z.object({
  id: z.string().refine(isUuid),
  fingerprint: z.string().optional(),
  sameWithinMs: z.number().optional(),
  kind: z.enum(SUBMISSION_KINDS),
  locale: z.enum(LOCALES),
  receivedAt: z.iso.datetime(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  campaign: z.record(z.string(), z.string()),
  suspicions: z.array(z.enum(SUSPICIONS)),
  picture: z.object({ jpeg: z.string(), width: z.number(), height: z.number() }).optional(),
});

/** Parses a file of the spool; one that is truncated, altered or something else is damaged. */
export function readSpoolFile(text: string): SpoolEntry {
  const { success, data } = schema.safeParse(parse(text));
  // Without the details of the error, which would contain submitted data.
  if (!success) throw new DamagedFileError('The file holds no submission');
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
