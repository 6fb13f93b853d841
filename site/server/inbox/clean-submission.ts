import { randomUUID } from 'node:crypto';
import { isMultiline, type FieldValue } from '@clinic/cms/forms/form-field';
import { FORMS } from '@clinic/cms/forms/forms';
import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import type { Submission } from '#app/forms/inbox.ts';

/** The forms have limits of their own; more than these was not typed by a visitor. */
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

/** As spooled: bounded, and without control characters, which databases and mails reject. */
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
