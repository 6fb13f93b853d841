import type { Locale } from '@clinic/cms/clinic-config/locales';
import { personHref } from '#app/routing/person-address.ts';
import { formatDate } from '#app/ui/formats.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** Who has checked a medical text, and when; undefined unless both are known. */
export function reviewOf(snapshot: Snapshot, entry: Entry, locale: Locale) {
  const day = entry.reviewed_on;
  const reviewer = snapshot.items.team.find(({ _id }) => _id === entry.reviewed_by);
  if (!day || !reviewer) return undefined;
  return {
    name: reviewer.name,
    role: inLocale(reviewer.role, locale),
    href: personHref(reviewer.name, locale),
    day,
    date: formatDate(day, locale),
  };
}
export type Review = NonNullable<ReturnType<typeof reviewOf>>;
