import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Logger } from 'pino';

/** What is not shown: without `field` a whole entry, without `locale` a field in all languages. */
export type Dropped = {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  readonly field?: string;
  readonly locale?: Locale;
  /** The field because of which the whole entry is not shown. */
  readonly cause?: string;
  readonly reason: string;
};

/** Not a single field, nor a whole collection that cannot be read, which has no id. */
export function isWholeEntry({ field, id }: Dropped): boolean {
  return field === undefined && id !== '';
}

/** Collections whose titles are names of patients, and whose values patients have written. */
const PRIVATE = new Set(['testimonials', 'testimonial']);
const GIVEN_VALUE = /, and not [\s\S]*/;

/** For logs and reports, which must not keep what patients have written. */
export function withoutNames<One extends { collection: string; title: string; reason: string }>(
  one: One,
): One {
  if (!PRIVATE.has(one.collection)) return one;
  return { ...one, title: '', reason: one.reason.replace(GIVEN_VALUE, '') };
}

/** Logs only what was not dropped before, so that each thing is logged once. */
export function logDropped(
  logger: Logger,
  dropped: readonly Dropped[],
  before: readonly Dropped[],
): void {
  const told = new Set(before.map((one) => JSON.stringify(one)));
  for (const one of dropped) {
    if (told.has(JSON.stringify(one))) continue;
    const what = one.field === undefined ? 'an entry' : 'a value';
    logger.warn(withoutNames(one), `${what} does not fit its model and is left out`);
  }
}
