import type { z } from 'zod/mini';
import type { Messages } from '#app/messages/catalog.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import type { SubmissionKind } from '#app/forms/inbox.ts';

/** What is wrong with a field; the words are in the messages, under `forms.errors`. */
export type ErrorKey = keyof Messages['forms']['errors'];

/** What stands in the fields, as text; a box that is not ticked is empty. */
export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, ErrorKey>>;
export type SentFields = Readonly<Record<string, string | number | boolean | null>>;

/** One form: its fields in the order of the page, the same for the browser and the server. */
export type FormSchema = {
  kind: SubmissionKind;
  fields: z.ZodMiniType<SentFields, FormValues> & { shape: Readonly<Record<string, unknown>> };
  /** Fields in which a new line is a new line. */
  multiline: readonly string[];
};

export type Checked = { ok: true; fields: SentFields } | { ok: false; errors: FieldErrors };

export function fieldNames(form: FormSchema): string[] {
  return Object.keys(form.fields.shape);
}

/** The texts of a form's own fields; whatever else was sent is left out. */
export function readValues(form: FormSchema, data: FormData): FormValues {
  return Object.fromEntries(
    fieldNames(form).map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Tidies and checks what was typed. The first fault of a field is the one that is named. */
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

/** So that the summary reads like the form. An own picture stands below the predefined ones. */
export function inPageOrder(form: FormSchema, errors: FieldErrors): FieldErrors {
  const names = fieldNames(form).flatMap((name) =>
    name === 'image' ? [name, EXTRAS.upload] : [name],
  );
  return Object.fromEntries(
    names.flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : [])),
  );
}

/** Browsers send line ends as two characters and count them as one. */
function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** One line without control characters: what becomes a header of a mail can hold no second one. */
function tidyLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
