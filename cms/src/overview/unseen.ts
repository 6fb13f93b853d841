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

/** What is published and fits, and yet is on no page: something is missing, or its time is over. */
export async function readUnseen(req: PayloadRequest): Promise<LeftOut[]> {
  if (!isStaff(req)) return [];
  const { collections } = req.payload.config;
  const found = await Promise.all(
    collections.map((collection) =>
      hasCollection(collection.slug) ? unseenIn(req, collection) : [],
    ),
  );
  return found.flat();
}

async function unseenIn(req: PayloadRequest, config: SanitizedCollectionConfig) {
  const { appears = {} } = config.custom as { appears?: Appearance };
  const window = windowOf(config);
  const until = window && 'until' in window ? window.until : undefined;
  if (!appears.with && !appears.lastDay && !until) return [];
  const titleField = config.admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.db.find<Stored>({
    collection: config.slug as CollectionSlug,
    locale: 'all',
    pagination: false,
    req,
  });
  return docs.filter(isLive).flatMap((entry): LeftOut[] => {
    const common = {
      collection: config.slug,
      entry: entry.id,
      title: titleFor(req.i18n.language, entry[titleField] as Titles),
    };
    if (appears.with && isEmpty(entry[appears.with])) {
      return [{ ...common, missing: appears.with }];
    }
    const last = appears.lastDay && entry[appears.lastDay];
    const end =
      typeof last === 'string' ? clinicDayEnd(clinicDay(new Date(last))) : until && entry[until];
    const isOver = typeof end === 'string' && Date.parse(end) < Date.now();
    return isOver ? [{ ...common, over: end }] : [];
  });
}

const isLive = ({ _status, deletedAt }: Stored) =>
  !deletedAt && LOCALES.some((locale) => statusIn(_status, locale) === 'published');

/** In every language, if it has one for each. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  if (Array.isArray(value)) return value.length === 0;
  return LOCALES.every((locale) => isEmpty((value as Record<string, unknown>)[locale]));
}
