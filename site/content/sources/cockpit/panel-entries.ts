import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import type { z } from 'zod';
import type { Dropped } from '#content/dropped.ts';
import { day, reasonOf, valueInLocale } from '#content/models/model.ts';
import { displayOf } from '#content/references.ts';
import { dayOfSeconds, secondsOf } from '#content/values/moments.ts';
import { variantName, type WireEntry, type WireField } from '#content/values/wire.ts';
import type { HostAddresses } from './host-addresses.ts';
import { panelHtml } from './panel-html.ts';
import { fitValue, shown, type Fitting } from './panel-values.ts';

export type EntryReading = {
  collection: string;
  shape: z.ZodRawShape;
  html: ReadonlySet<string>;
  /** The host's description of its fields, by name. */
  fields: ReadonlyMap<string, WireField>;
  addresses: HostAddresses;
  ourName: (collection: string) => string;
  onDropped: (dropped: Dropped) => void;
};

/** Drops and reports fields that do not fit the model, in one language or all. The entry stays. */
export function fitEntry(entry: WireEntry, reading: EntryReading): WireEntry {
  const { collection, shape, html, fields, addresses, onDropped } = reading;
  const fitted: Record<string, unknown> = { ...entry };
  const drop = (field: string, locale: Locale | undefined, reason: string) =>
    onDropped({
      ...{ collection, id: entry._id, title: displayOf(entry), field },
      ...(locale && { locale }),
      reason,
    });
  for (const [name, field] of Object.entries(shape) as [string, z.ZodType][]) {
    if (name.startsWith('_') || name === 'slug') continue;
    const inner = valueInLocale(field);
    const described = fields.get(name);
    for (const locale of inner ? LOCALES : [undefined]) {
      const key = variantName(name, locale ?? DEFAULT_LOCALE);
      const value = entry[key];
      if (value === undefined) continue;
      const fitting: Fitting = {
        ...linkTarget(described),
        ourName: reading.ourName,
        onMisfit: (reason) => drop(name, locale, reason),
      };
      if (html.has(name) && typeof value === 'string') {
        fitted[key] = panelHtml(value, described?.type ?? '', addresses, fitting.onMisfit) || null;
        continue;
      }
      fitted[key] = fitValue(inner ?? field, value, fitting);
      const parsed = isNothing(fitted[key]) ? undefined : (inner ?? field).safeParse(fitted[key]);
      if (!parsed || parsed.success) continue;
      drop(name, locale, reasonOf(parsed.error) ?? 'does not fit');
      fitted[key] = null;
    }
  }
  for (const name of MOMENTS) {
    const value = entry[name];
    if (value === undefined) continue;
    const seconds = secondsOf(value);
    if (seconds === undefined) delete fitted[name];
    else fitted[name] = seconds;
    if (seconds !== undefined || isNothing(value)) continue;
    drop(name, undefined, `should be seconds since 1970, and not ${shown(value)}`);
  }
  if ((shape.date as unknown) === day && !fitted.date) {
    const [date, reason] = dateInstead(fitted);
    fitted.date = date;
    drop('date', undefined, reason);
  }
  if ('key' in shape && 'value' in shape) fitted.key ??= entry.slug;
  return fitted as WireEntry;
}

const MOMENTS = ['_created', '_modified'] as const;

/** Before any other day, so that the entry comes last in a list. */
const NO_DAY = dayOfSeconds(0);

/** Lists are sorted by date; without one, the day on which the entry was made comes closest. */
function dateInstead({ _created, _modified }: Record<string, unknown>): [string, string] {
  if (typeof _created === 'number') {
    return [dayOfSeconds(_created), 'is empty: the day on which the entry was made is shown'];
  }
  if (typeof _modified === 'number') {
    return [dayOfSeconds(_modified), 'is empty: the day of the last change is shown'];
  }
  return [NO_DAY, `is empty, and nothing tells when the entry was made: ${NO_DAY} is shown`];
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

function linkTarget(field: WireField | undefined): Pick<Fitting, 'linkTo'> {
  const to = field?.options.link;
  return typeof to === 'string' ? { linkTo: to } : {};
}
