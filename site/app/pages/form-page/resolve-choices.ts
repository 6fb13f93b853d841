import type { FormDefinition, FormField } from '@clinic/cms/forms/form-field';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { FieldErrors, SentFields } from '#app/forms/check-values.ts';
import type { ErrorKey } from '#app/forms/field-check.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { checkPicture } from '#app/forms/picture-choice.ts';
import { predefinedPictures } from '#app/forms/predefined-pictures.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';

type Content = { snapshot: Pick<Snapshot, 'items'>; locale: Locale };
type Titled = Snapshot['items']['health_concerns' | 'programs' | 'news'][number];
type Resolved = { fields: SentFields; errors: FieldErrors };

/**
 * Fields that name something in the content: whether it exists, only the server knows. Entries go on
 * by their titles, for those who read the message.
 */
export function resolveChoices(
  form: FormDefinition,
  fields: SentFields,
  upload: File | undefined,
  content: Content,
): Resolved {
  const found = form.fields.map((field) => {
    if (field.type === 'entry') return entryTitle(field, fields, content);
    return field.type === 'picture' ? picture(field, fields, upload, content) : undefined;
  });
  return {
    fields: Object.assign({ ...fields }, ...found.map((one) => one?.fields)) as SentFields,
    errors: Object.assign({}, ...found.map((one) => one?.errors)) as FieldErrors,
  };
}

function entryTitle(
  { name, collection, instead }: Extract<FormField, { type: 'entry' }>,
  { [name]: slug }: SentFields,
  { snapshot, locale }: Content,
): Partial<Resolved> {
  if (typeof slug !== 'string') return {};
  if (instead?.includes(slug)) return { fields: { [name]: insteadWords(name, slug, locale) } };
  const items: readonly Titled[] = snapshot.items[collection];
  const item = findBySlug(items, locale, slug);
  if (!item) return { errors: { [name]: name as ErrorKey } };
  return { fields: { [name]: inLocale(item.title, locale) ?? slug } };
}

function insteadWords(name: string, chosen: string, locale: Locale): string {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> =
    messagesOf(locale).forms.choices;
  return choices[name]?.[chosen] ?? chosen;
}

function picture(
  { name }: FormField,
  { [name]: path }: SentFields,
  upload: File | undefined,
  { snapshot, locale }: Content,
): Resolved {
  const known = predefinedPictures(snapshot, locale).find((one) => one.path === path);
  const chosen = upload || !known ? null : known.path;
  return { fields: { [name]: chosen }, errors: checkPicture(chosen, upload) };
}
