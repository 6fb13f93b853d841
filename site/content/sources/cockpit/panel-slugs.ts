import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { slugify } from '@clinic/cms/values/slugify';
import type { z } from 'zod';
import type { Dropped } from '#content/dropped.ts';
import { displayOf } from '#content/references.ts';
import { variantName, type WireEntry } from '#content/values/wire.ts';

/** The host's spelling of a slug, if the page has another address on this site. */
export type FormerSlug = { collection: string; locale: Locale; slug: string; entry: string };

const FOLDED = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * An entry's slugs: those of the field, else those that the panel made from the title, else the
 * title. Capitals and umlauts are folded, and the host's spelling becomes a former slug.
 */
export function panelSlugs(
  collection: string,
  shape: z.ZodRawShape,
  entry: WireEntry,
): { slugs: Record<string, string | null>; former: FormerSlug[] } {
  const slugs: Record<string, string | null> = {};
  const former: FormerSlug[] = [];
  const field = shape.slug as z.ZodType | undefined;
  if (!field) return { slugs, former };
  const isRequired = !field.safeParse({}).success;
  const title = 'title' in shape ? 'title' : 'value';
  for (const locale of LOCALES) {
    const written = textOf(entry[variantName(title, locale)]);
    const own = textOf(entry[variantName('slug', locale)]);
    const made = written && textOf(entry[`${variantName(title, locale)}_slug`]);
    const given = own || made || (isRequired ? written : '');
    const slug = FOLDED.test(given) ? given : slugify(given);
    slugs[variantName('slug', locale)] = slug || null;
    // Addresses on this site ignore case, so a capital alone needs no redirect.
    const spelt = own.toLowerCase();
    if (spelt && slug && spelt !== slug) {
      former.push({ collection, locale, slug: spelt, entry: entry._id });
    }
  }
  return { slugs, former };
}

/** Gives the second entry with a slug a number, in place, or nobody could open it. */
export function makeSlugsUnique(
  collection: string,
  entries: WireEntry[],
  dropped: Dropped[],
): void {
  for (const locale of LOCALES) {
    const name = variantName('slug', locale);
    const taken = new Set<unknown>();
    for (const [at, entry] of entries.entries()) {
      const slug = entry[name];
      if (typeof slug !== 'string' || slug === '') continue;
      let free = slug;
      for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
      taken.add(free);
      if (free === slug) continue;
      const reason = `${slug} is taken by another entry: it is ${free} here`;
      const title = displayOf(entry);
      dropped.push({ collection, id: entry._id, title, field: 'slug', locale, reason });
      entries[at] = { ...entry, [name]: free };
    }
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
