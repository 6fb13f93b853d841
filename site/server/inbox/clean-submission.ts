import { randomUUID } from 'node:crypto';
import type { FieldValue, KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import type { Submission } from '#app/forms/inbox.ts';

/** The forms have limits of their own; what goes beyond these was not typed by a visitor. */
const MAX_FIELDS = 60;
const MAX_LINE = 500;
const MAX_TEXT = 10_000;
const LONG_FIELDS = new Set(['message', 'testimonial', 'text']);

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;
/** They turn what follows around, in subjects and lists too. Scripts from right to left need none. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** As it goes into the spool: bounded, without control characters, which databases and mails refuse. */
export function cleanSubmission(
  submission: Submission,
  receivedAt = new Date(),
): Omit<KeptSubmission, 'suspicions' | 'picture'> {
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

/** Half of an emoji is no text that a database would take. */
function whole(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '');
}
