import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { isWholeEntry, type Dropped } from './dropped.ts';
import { isUnwritten } from './models/model.ts';
import type { Snapshot } from './snapshot.ts';
import { VARIANT_LOCALES, variantName, type WireEntry } from './values/wire.ts';

/** Fewer entries than this may well be deleted together, such as a season's messages. */
const FEW = 3;
/** With fewer entries in all, a site has only just been started. */
const SMALL = 10;

type Shown = Pick<Snapshot, 'collections' | 'singletons' | 'globals'>;

/**
 * What a host has lost by accident, it seems. Editors delete one by one; a host that was emptied,
 * restored or moved, or whose fields were renamed, loses much at once. Only what the models accept
 * counts, because only that is shown.
 */
export function suddenLoss(before: Shown, after: Shown, dropped: readonly Dropped[]): string[] {
  const reasons: string[] = [];
  const refused = dropped.filter(isWholeEntry);
  const lose = (name: string, what: string) => {
    const { cause } = refused.find((one) => one.collection === name) ?? {};
    reasons.push(`${name} has lost ${what}${cause ? `: ${cause} does not fit` : ''}`);
  };
  let [had, has] = [0, 0];
  for (const [name, { entries, fields }] of before.collections) {
    const now = after.collections.get(name);
    const left = now?.entries.length ?? 0;
    had += entries.length;
    has += left;
    // The host no longer has the collection, or a field has another name.
    const known = new Set(now?.fields.map((field) => field.name));
    const isChanged = !now || fields.some((field) => !known.has(field.name));
    if (left === 0 && (entries.length >= FEW || (entries.length > 0 && isChanged))) {
      lose(name, `its ${entries.length} entries`);
    } else if (left < entries.length / 2) {
      // Entries are refused when a field was renamed, even if some have been mended since.
      const shown = new Set(entries.map(({ _id }) => _id));
      const gone = refused.filter(({ collection, id }) => collection === name && shown.has(id));
      if (gone.length >= FEW) lose(name, `${gone.length} of its ${entries.length} entries`);
    }
    const remaining = new Map(now?.entries.map((entry) => [entry._id, entry]));
    for (const { name: field, type, localize } of fields) {
      for (const locale of localize ? LOCALES : LOCALES.slice(0, 1)) {
        const variant = variantName(field, locale);
        const count = lostValues(entries, remaining, variant);
        if (count > 0) reasons.push(`${name} has lost ${variant} in ${count} entries`);
      }
      // Without the switch that hides entries, all of them would be shown.
      if (type === 'boolean' && left > 0 && known.size > 0 && !known.has(field)) {
        reasons.push(`${name} has lost the switch ${field}`);
      }
    }
  }
  for (const [name, { data }] of before.singletons) {
    if (!isWritten(before, name)) continue;
    const now = after.singletons.get(name)?.data ?? {};
    const lost = LOCALES.filter((locale) => isMostLost(data ?? {}, now, locale));
    if (!isWritten(after, name)) lose(name, 'its content');
    else if (lost.length > 0) lose(name, `most of its content in ${lost.join(', ')}`);
  }
  if (had >= SMALL && has < had / 2) reasons.push(`of ${had} entries, ${has} are left`);
  return reasons;
}

/** How many entries have lost a field: 0 unless most of them have, because it was renamed. */
function lostValues(
  before: readonly WireEntry[],
  left: ReadonlyMap<string, WireEntry>,
  field: string,
): number {
  const had = before.filter(
    ({ _id, [field]: value }) => left.has(_id) && value !== true && !isUnwritten(value),
  );
  const lost = had.filter(({ _id }) => isUnwritten(left.get(_id)?.[field])).length;
  return lost >= FEW && lost > had.length / 2 ? lost : 0;
}

type Data = Readonly<Record<string, unknown>>;

/** Whether a singleton has lost most of its values in a language; a list counts by its length. */
function isMostLost(before: Data, after: Data, locale: Locale): boolean {
  const had = Object.keys(before).filter(
    (field) =>
      languageOf(field) === locale && before[field] !== true && !isUnwritten(before[field]),
  );
  const count = (fields: readonly string[]) =>
    fields.map((field) => before[field]).reduce<number>((sum, value) => sum + sizeOf(value), 0);
  const lost = count(had.filter((field) => isUnwritten(after[field])));
  return lost >= FEW && lost > count(had) / 2;
}

const languageOf = (field: string): Locale =>
  VARIANT_LOCALES.find((locale) => field.endsWith(`_${locale}`)) ?? DEFAULT_LOCALE;

const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : 1);

function isWritten({ globals }: Shown, name: string): boolean {
  return !isUnwritten((globals as Readonly<Record<string, unknown>>)[name]);
}
