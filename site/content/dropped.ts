import type { Locale } from '@clinic/cms/clinic-config/locales';

/**
 * Something of the content that is not shown, and why. Without a field it is the whole entry,
 * without a locale the field in every language.
 */
export type Dropped = {
  readonly collection: string;
  readonly id: string;
  /** The entry's title, by which editors know it. */
  readonly title: string;
  readonly field?: string;
  readonly locale?: Locale;
  /** The field because of which the whole entry is not shown. */
  readonly cause?: string;
  readonly reason: string;
};

/** Whether it is a whole entry, and not a value of one or a collection that cannot be read. */
export function isWholeEntry({ field, id }: Dropped): boolean {
  return field === undefined && id !== '';
}

/** Their titles are names of patients, and their values what these have written. */
const PRIVATE = new Set(['testimonials', 'testimonial']);
const GIVEN_VALUE = /, and not [\s\S]*/;

/** The same for logs and reports, which keep nothing that patients have written. */
export function withoutNames<One extends { collection: string; title: string; reason: string }>(
  one: One,
): One {
  if (!PRIVATE.has(one.collection)) return one;
  return { ...one, title: '', reason: one.reason.replace(GIVEN_VALUE, '') };
}
