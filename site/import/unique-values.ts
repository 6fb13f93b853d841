import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import type { FlattenedField } from 'payload';
import type { Values } from './wire-to-payload.ts';

type Owned = { id: string; document: Values };
type Note = (id: string, field: string, reason: string) => void;

/**
 * Makes the values of unique fields unique; the database would refuse the whole import otherwise.
 * `others` are the entries that are here and that the import does not touch.
 */
export function makeUnique(
  fields: readonly FlattenedField[],
  entries: readonly Owned[],
  others: readonly Owned[],
  note: Note,
): void {
  for (const field of fields) {
    if (!('unique' in field && field.unique) || field.name === 'id') continue;
    if ('localized' in field && field.localized) {
      for (const locale of LOCALES) uniqueTexts(field.name, locale, entries, others, note);
    } else {
      uniqueKeys(field.name, entries, others, note);
    }
  }
}

/** Slugs, one per language: the second to come gets a number. */
function uniqueTexts(
  name: string,
  locale: Locale,
  entries: readonly Owned[],
  others: readonly Owned[],
  note: Note,
): void {
  const textIn = ({ document }: Owned) =>
    (document[name] as Partial<Record<Locale, unknown>> | undefined)?.[locale];
  const taken = new Set(others.map(textIn));
  for (const { id, document } of entries) {
    const text = textIn({ id, document });
    if (typeof text !== 'string') continue;
    let free = text;
    for (let at = 2; taken.has(free); at += 1) free = `${text}-${at}`;
    if (free !== text) note(id, name, `${text} (${locale}) is taken; it is ${free} here`);
    taken.add(free);
    document[name] = { ...(document[name] as Values), [locale]: free };
  }
}

function uniqueKeys(
  name: string,
  entries: readonly Owned[],
  others: readonly Owned[],
  note: Note,
): void {
  const taken = new Set(others.map(({ document }) => document[name]));
  for (const { id, document } of entries) {
    const key = document[name];
    if (key === null || key === undefined) continue;
    if (taken.has(key)) {
      note(id, name, `${String(key)} is taken by another entry; left empty`);
      document[name] = null;
    }
    taken.add(key);
  }
}
