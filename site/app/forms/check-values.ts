import {
  isAsked,
  isMultiline,
  type FieldValue,
  type FormDefinition,
  type FormField,
} from '@clinic/cms/forms/form-field';
import { z } from 'zod/mini';
import { readDay, todayAtTheClinic } from './days.ts';
import { fieldCheck, type ErrorKey } from './field-check.ts';
import { EXTRAS } from './form-extras.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, ErrorKey>>;
export type SentFields = Readonly<Record<string, FieldValue>>;

type Checked = { ok: true; fields: SentFields } | { ok: false; errors: FieldErrors };

type Schema = z.ZodMiniType<SentFields, FormValues>;

const schemas = new WeakMap<FormDefinition, Schema>();

function schemaOf(form: FormDefinition): Schema {
  const known = schemas.get(form);
  if (known) return known;
  const checks = form.fields.map((field) => [field.name, fieldCheck(field)] as const);
  const schema = z
    .object(Object.fromEntries(checks))
    .check(...form.fields.flatMap((field) => [...requiredIfAsked(field), ...daysInOrder(field)]));
  schemas.set(form, schema);
  return schema;
}

/** Makes a rule run even if other fields are wrong, so that all errors are reported at once. */
const always = { when: () => true };

/** A field that only some visitors are asked for is required from them. */
function requiredIfAsked(field: FormField) {
  if (!field.onlyWith) return [];
  const isRight = (values: SentFields) => !isAsked(field, values) || values[field.name] !== null;
  return [z.refine<SentFields>(isRight, { ...always, path: [field.name], error: field.name })];
}

function daysInOrder(field: FormField) {
  if (field.type !== 'day') return [];
  const { name, isPast, after } = field;
  const rules = [];
  if (isPast) {
    const isRight = (values: SentFields) => !isBefore(dayIn(values, name), todayAtTheClinic());
    rules.push(z.refine<SentFields>(isRight, { ...always, path: [name], error: isPast }));
  }
  if (after) {
    const isRight = (values: SentFields) => {
      const [earlier, later] = [dayIn(values, after.field), dayIn(values, name)];
      return !earlier || !later || isBefore(earlier, later);
    };
    rules.push(z.refine<SentFields>(isRight, { ...always, path: [name], error: after.error }));
  }
  return rules;
}

function dayIn(values: SentFields, name: string): string | undefined {
  return readDay(String(values[name] ?? ''));
}

function isBefore(day: string | undefined, other: string): boolean {
  return day !== undefined && day < other;
}

export function readValues(form: FormDefinition, data: FormData): FormValues {
  return Object.fromEntries(
    form.fields.map(({ name }) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Reports the first error of each field, and drops the values of fields not asked for. */
export function checkValues(form: FormDefinition, values: FormValues): Checked {
  const tidy = Object.fromEntries(
    form.fields.map((field) => {
      const text = (isAsked(field, values) && values[field.name]) || '';
      return [field.name, isMultiline(field) ? normalizeText(text) : normalizeLine(text)];
    }),
  );
  const result = schemaOf(form).safeParse(tidy);
  if (result.success) return { ok: true, fields: result.data };
  const found = new Map<string, ErrorKey>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!found.has(name)) found.set(name, message as ErrorKey);
  }
  return { ok: false, errors: inPageOrder(form, Object.fromEntries(found)) };
}

/** Sorts errors by the order of the fields; the upload is right below the predefined pictures. */
export function inPageOrder(form: FormDefinition, errors: FieldErrors): FieldErrors {
  const names = form.fields.flatMap(({ name, type }) =>
    type === 'picture' ? [name, EXTRAS.upload] : [name],
  );
  return Object.fromEntries(
    names.flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : [])),
  );
}

/** Browsers send line breaks as two characters but count them as one. */
function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** One line without control characters, so that a value cannot add a second mail header. */
function normalizeLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
