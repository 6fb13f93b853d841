import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isStaff } from '../access/roles.ts';
import { clinicDay, clinicDayEnd } from '../clinic-config/clinic-time.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { hasCollection } from '../clinic-config/page-set.ts';
import type { Appearance } from '../collections/published.ts';
import { windowOf } from '../publish-later/shown-window.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { titleFor, type Titles } from '../usage/titles.ts';
import type { LeftOut } from './left-out.ts';

type Stored = { id: string; _status?: Status } & Readonly<Record<string, unknown>>;

/** Published entries that fit and yet are on no page: they lack something, or are over. */
export async function readUnseen(req: PayloadRequest): Promise<LeftOut[]> {
  if (!isStaff(req)) return [];
  const collections = req.payload.config.collections.filter(({ slug }) => hasCollection(slug));
  return (await Promise.all(collections.map((one) => unseenIn(req, one)))).flat();
}

async function unseenIn(req: PayloadRequest, config: SanitizedCollectionConfig) {
  const { appears = {} } = config.custom as { appears?: Appearance };
  if (!appears.with && !appears.lastDay && !untilOf(config)) return [];
  const titleField = config.admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.db.find<Stored>({
    collection: config.slug as CollectionSlug,
    locale: 'all',
    pagination: false,
    req,
  });
  return docs.filter(isLive).flatMap((entry): LeftOut[] => {
    const why = whyUnseen(config, entry);
    if (!why) return [];
    const { field: _field, ...reason } = why;
    const title = titleFor(req.i18n.language, entry[titleField] as Titles);
    return [{ collection: config.slug, entry: entry.id, title, ...reason }];
  });
}

type Values = Readonly<Record<string, unknown>>;
type Customized = { custom?: Record<string, unknown> };
type Reason = { field: string; missing?: string; over?: string };

export function whyUnseen(config: Customized, entry: Values): Reason | undefined {
  const { appears = {} } = (config.custom ?? {}) as { appears?: Appearance };
  const until = untilOf(config);
  const needed = appears.with;
  if (needed && isEmpty(entry[needed])) return { field: needed, missing: needed };
  const field = appears.lastDay ?? until;
  const last = field && entry[field];
  if (!field || typeof last !== 'string') return undefined;
  const end = field === appears.lastDay ? clinicDayEnd(clinicDay(new Date(last))) : last;
  return Date.parse(end) < Date.now() ? { field, over: end } : undefined;
}

function untilOf(config: Customized): string | undefined {
  const window = windowOf(config);
  return window && 'until' in window ? window.until : undefined;
}

const isLive = ({ _status, deletedAt }: Stored) =>
  !deletedAt && LOCALES.some((locale) => statusIn(_status, locale) === 'published');

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  if (Array.isArray(value)) return value.length === 0;
  return LOCALES.every((locale) => isEmpty((value as Record<string, unknown>)[locale]));
}
