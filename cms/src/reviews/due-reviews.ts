import type { CollectionSlug, PayloadRequest } from 'payload';
import { clinicDay } from '../clinic-config/clinic-time.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { hasCollection } from '../clinic-config/page-set.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { titleFor, type Titles } from '../usage/titles.ts';

export type DueReview = {
  collection: string;
  id: string;
  title: string;
  /** The day of the last review: `2025-11-15`. */
  day: string;
  /** The member of the team who has done it; empty if nobody is named. */
  reviewer: string;
};

/** The day on which a review is a year old; for one of 29 February, the next 1 March. */
export function dueDay(reviewedOn: string): string {
  const [year, month, day] = reviewedOn.slice(0, 10).split('-').map(Number);
  const due = new Date(Date.UTC((year ?? 0) + 1, (month ?? 1) - 1, day));
  return due.toISOString().slice(0, 10);
}

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}-]{2,}/gu) ?? [];
const WORDS_OF_NAME = 2;

/** Whether an account is that of a team member: `Anna Muster` is `Dr. med. Anna Muster`. */
export function isSamePerson(account: string | null | undefined, person: string): boolean {
  const [own, other] = [wordsOf(account ?? ''), new Set(wordsOf(person))];
  const [fewer, more] = own.length <= other.size ? [own, other] : [[...other], new Set(own)];
  return fewer.length >= WORDS_OF_NAME && fewer.every((word) => more.has(word));
}

/** What this person has reviewed, and what nobody has, or somebody without an account. */
export function responsibleFor(
  due: readonly DueReview[],
  name: string | null | undefined,
  accounts: readonly (string | null | undefined)[],
): DueReview[] {
  const hasAccount = (person: string) => accounts.some((one) => isSamePerson(one, person));
  return due.filter(({ reviewer }) => isSamePerson(name, reviewer) || !hasAccount(reviewer));
}

type Reviewed = { id: string; _status?: Status; reviewed_on?: string | null };
type Stored = Reviewed & Readonly<Record<string, unknown>>;

const NAMES = { pagination: false, select: { name: true } } as const;
const REVIEW = { reviewed_on: true, reviewed_by: true } as const;

export async function readDueReviews(req: PayloadRequest): Promise<DueReview[]> {
  const { db } = req.payload;
  const reviewed = req.payload.config.collections.filter(
    ({ flattenedFields, slug }) =>
      hasCollection(slug) && flattenedFields.some(({ name }) => name === 'reviewed_on'),
  );
  const [team, accounts, ...entries] = await Promise.all([
    db.find<{ id: string; name: string }>({ collection: 'team', ...NAMES, req }),
    db.find<{ id: string; name?: string }>({ collection: 'users', ...NAMES, req }),
    ...reviewed.map(async ({ admin, slug }) => {
      const title = admin.useAsTitle ?? 'id';
      const { docs } = await db.find<Stored>({
        ...{ collection: slug as CollectionSlug, locale: 'all', pagination: false, req },
        where: { reviewed_on: { exists: true } },
        select: { [title]: true, _status: true, deletedAt: true, ...REVIEW },
      });
      return docs.map((doc) => ({ collection: slug, doc, title: doc[title] }));
    }),
  ]);
  const today = clinicDay(new Date());
  const due = entries.flat().flatMap(({ collection, doc, title }): DueReview[] => {
    const day = doc.reviewed_on?.slice(0, 10);
    const isLive = LOCALES.some((one) => statusIn(doc._status, one) === 'published');
    if (!day || !isLive || doc.deletedAt || dueDay(day) > today) return [];
    const reviewer = team.docs.find(({ id }) => id === doc.reviewed_by)?.name ?? '';
    const words = titleFor(req.i18n.language, title as Titles);
    return [{ collection, id: doc.id, title: words, day, reviewer }];
  });
  const { name } = (req.user ?? {}) as { name?: string | null };
  const names = accounts.docs.map((one) => one.name);
  return responsibleFor(due, name, names).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
