import { randomUUID, createHash } from 'node:crypto';
import { isMultiline, type FieldValue } from '@clinic/cms/forms/form-field';
import { FORMS } from '@clinic/cms/forms/forms';
import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import type { Submission } from '#app/forms/inbox.ts';
import { UPLOAD_MAX_BYTES } from '#app/forms/form-extras.ts';
import { formatOfBytes, type OutputFormat } from '#server/files/formats.ts';
import { RequestError } from '#server/http/request-error.ts';
import { WorkQueue } from '#server/work/work-queue.ts';
import type { EncodeVisitorPicture } from '#server/pictures/encode-visitor-picture.ts';

/** Forms have limits of their own: more than this was not typed by a visitor. */
const MAX_FIELDS = 60;
const MAX_LINE = 500;
const MAX_TEXT = 10_000;
const LONG_FIELDS = new Set([
  'text',
  ...Object.values(FORMS).flatMap(({ fields }) =>
    fields.filter(isMultiline).map(({ name }) => name),
  ),
]);

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;
/** Bidi controls reverse the text after them, also in subjects and lists. No script needs them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

export function cleanSubmission(
  submission: Submission,
  receivedAt = new Date(),
): Omit<SpoolEntry, 'suspicions' | 'picture'> {
  return {
    id: randomUUID(),
    kind: submission.kind,
    locale: submission.locale,
    receivedAt: receivedAt.toISOString(),
    fields: cleanFields(submission.fields),
    campaign: cleanFields(submission.campaign) as Record<string, string>,
  };
}

function cleanFields(fields: Submission['fields']): Record<string, FieldValue> {
  const entries = Object.entries(fields).slice(0, MAX_FIELDS);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      cleanText(name, MAX_LINE, false),
      typeof value === 'string' ? cleanField(name, value) : value,
    ]),
  );
}

function cleanField(name: string, value: string): string {
  return LONG_FIELDS.has(name)
    ? cleanText(value, MAX_TEXT, true)
    : cleanText(value, MAX_LINE, false);
}

function cleanText(text: string, max: number, hasLines: boolean): string {
  const plain = whole(text)
    .replaceAll(CONTROLS, '')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/\r\n?/g, '\n');
  const shaped = hasLines ? plain : plain.replaceAll(/[\n\t\u2028\u2029]+/g, ' ');
  return whole(shaped.slice(0, max)).trim();
}

/** Removes lone surrogates, such as half of an emoji, which a database rejects. */
function whole(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '');
}

const SERVICE_UNAVAILABLE = 503;
const TAKEN = new Set<OutputFormat | undefined>(['jpeg', 'png', 'webp']);
/** Decoding takes memory, so concurrency and queue length are limited. */
const queue = new WorkQueue({ work: 'pictures of visitors', atOnce: 2, maxWaiting: 20 });

/** Undefined if the file is no picture; `busy` if the queue is full. */
export async function makePicture(
  file: File,
  encode: EncodeVisitorPicture,
): Promise<SpoolEntry['picture'] | 'busy'> {
  if (file.size === 0 || file.size > UPLOAD_MAX_BYTES) return undefined;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!TAKEN.has(formatOfBytes(bytes))) return undefined;
  if (queue.isFull) return 'busy';
  return queue.run(() => encode(bytes).catch(whyNot));
}

/** If the process for pictures has failed, that is not the fault of this picture. */
function whyNot(error: unknown): 'busy' | undefined {
  return error instanceof RequestError && error.status === SERVICE_UNAVAILABLE ? 'busy' : undefined;
}

/** Recognises a form that is sent again; with another picture or word it is a new submission. */
export async function fingerprintOf({ id, kind, fields, upload }: Submission): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([id ?? null, kind, fields]));
  if (upload) hash.update(new Uint8Array(await upload.arrayBuffer()));
  return hash.digest('hex');
}
