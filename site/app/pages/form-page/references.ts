import type { Locale } from '@alpsera/cms/locales';
import type { SubmissionKind } from '#app/forms/inbox.ts';
import { checkPicture } from '#app/forms/picture-choice.ts';
import type { FieldErrors, SentFields } from '#app/forms/schema/form-schema.ts';
import { predefinedPictures } from '#app/pages/testimonial-form/predefined-pictures.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';

type Content = { snapshot: Pick<Snapshot, 'items'>; locale: Locale };
type Resolved = { fields: SentFields; errors: FieldErrors };

/**
 * Fields that name something in the content: whether it exists, only the server knows. Programs and
 * news go on by their titles, for those who read the message.
 */
export function resolveReferences(
  kind: SubmissionKind,
  fields: SentFields,
  upload: File | undefined,
  { snapshot, locale }: Content,
): Resolved {
  const { programs, news } = snapshot.items;
  if (kind === 'request') return titled('program', programs, fields, locale);
  if (kind === 'contact') return titled('news', news, fields, locale);
  if (kind !== 'testimonial') return { fields, errors: {} };
  const isKnown = predefinedPictures(snapshot, locale).some(({ path }) => path === fields.image);
  const image = upload || !isKnown ? null : (fields.image ?? null);
  return { fields: { ...fields, image }, errors: checkPicture(image as string | null, upload) };
}

type Titled = Parameters<typeof findBySlug>[0][number] & {
  title: Parameters<typeof inLocale<string>>[0];
};

function titled(
  name: 'program' | 'news',
  items: readonly Titled[],
  fields: SentFields,
  locale: Locale,
): Resolved {
  const slug = fields[name];
  if (typeof slug !== 'string') return { fields, errors: {} };
  const item = findBySlug(items, locale, slug);
  if (!item) return { fields, errors: { [name]: name } };
  return { fields: { ...fields, [name]: inLocale(item.title, locale) ?? slug }, errors: {} };
}
