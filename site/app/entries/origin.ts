import type { Locale } from '@clinic/cms/clinic-config/locales';
import { personHref } from '#app/routing/person-address.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** Who has written a medical text, and what it rests on. */
export function originOf(snapshot: Snapshot, entry: Entry, locale: Locale) {
  const author = snapshot.items.team.find(({ _id }) => _id === entry.author);
  return {
    author: author && {
      name: author.name,
      role: inLocale(author.role, locale),
      href: personHref(author.name, locale),
    },
    /** Each in its own language, which is told where it is not that of the page. */
    sources: (entry.sources ?? []).map(({ title, lang }) => ({
      title,
      lang: lang && lang !== locale ? lang : undefined,
    })),
  };
}
export type Origin = ReturnType<typeof originOf>;
