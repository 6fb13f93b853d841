import type { z } from 'zod/mini';
import { EXTRAS } from '#app/forms/form-extras.ts';
import type { SubmissionKind } from '#app/forms/inbox.ts';
import type { Messages } from '#app/messages/catalog.ts';

/** The error of a field; its text is in the messages, under `forms.errors`. */
export type ErrorKey = keyof Messages['forms']['errors'];

/** The field values as strings; an unchecked box is empty. */
export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, ErrorKey>>;
export type SentFields = Readonly<Record<string, string | number | boolean | null>>;

/** A form: its fields in page order, the same for the browser and the server. */
export type FormSchema = {
  kind: SubmissionKind;
  fields: z.ZodMiniType<SentFields, FormValues> & { shape: Readonly<Record<string, unknown>> };
  /** Fields that keep their line breaks. */
  multiline: readonly string[];
};

export type Checked = { ok: true; fields: SentFields } | { ok: false; errors: FieldErrors };

export function fieldNames(form: FormSchema): string[] {
  return Object.keys(form.fields.shape);
}

/** The values of the form's own fields; other fields are ignored. */
export function readValues(form: FormSchema, data: FormData): FormValues {
  return Object.fromEntries(
    fieldNames(form).map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Normalises and validates values. Only the first error of each field is reported. */
export function checkValues(form: FormSchema, values: FormValues): Checked {
  const tidy = Object.fromEntries(
    fieldNames(form).map((name) => {
      const text = values[name] ?? '';
      return [name, form.multiline.includes(name) ? tidyText(text) : tidyLine(text)];
    }),
  );
  const result = form.fields.safeParse(tidy);
  if (result.success) return { ok: true, fields: result.data };
  const found = new Map<string, ErrorKey>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!found.has(name)) found.set(name, message as ErrorKey);
  }
  return { ok: false, errors: inPageOrder(form, Object.fromEntries(found)) };
}

/** Sorts errors by the fields' order. The upload is below the predefined pictures. */
export function inPageOrder(form: FormSchema, errors: FieldErrors): FieldErrors {
  const names = fieldNames(form).flatMap((name) =>
    name === 'image' ? [name, EXTRAS.upload] : [name],
  );
  return Object.fromEntries(
    names.flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : [])),
  );
}

/** Browsers send line breaks as two characters but count them as one. */
function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** One line without control characters, so that a value cannot add a second mail header. */
function tidyLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
