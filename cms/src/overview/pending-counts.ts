import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isInboxStaff } from '../inbox/entries/staff-only.ts';
import { MODERATION_PATH } from '../inbox/entries/staff-paths.ts';
import { countWaitingTestimonials } from '../inbox/testimonials/waiting-testimonials.ts';
import { hasPage } from '../clinic-config/page-set.ts';

/** A number of things that wait for somebody, and the list that shows them. */
export type PendingCount = { kind: PendingKind; count: number; href: string };
export type PendingKind = (typeof PENDING_KINDS)[number];
export const PENDING_KINDS = [
  'newRequests',
  'myRequests',
  'testimonials',
  'failedMails',
  'stuckMails',
] as const;

const STUCK_AFTER_MS = 10 * 60 * 1000;

/** What Payload says to whoever may not read a collection, or a field that is asked about. */
const CLOSED = new Set(['Forbidden', 'QueryError']);

type PendingQuery = { collection: CollectionSlug; where: Where };

function pendingQueries(
  req: PayloadRequest,
): Record<Exclude<PendingKind, 'testimonials'>, PendingQuery> {
  const stuckSince = new Date(Date.now() - STUCK_AFTER_MS).toISOString();
  return {
    newRequests: {
      collection: 'requests',
      where: { and: [{ status: { equals: 'new' } }, { suspected: { not_equals: true } }] },
    },
    myRequests: {
      collection: 'requests',
      where: {
        and: [{ assignee: { equals: req.user?.id } }, { status: { not_equals: 'done' } }],
      },
    },
    failedMails: { collection: 'mails', where: { status: { equals: 'failed' } } },
    stuckMails: {
      collection: 'mails',
      where: {
        and: [{ status: { equals: 'waiting' } }, { createdAt: { less_than: stuckSince } }],
      },
    },
  };
}

/** What is pending, except for what this person may not read; a count of 0 is left out. */
export async function pendingCounts(req: PayloadRequest): Promise<PendingCount[]> {
  const asked = pendingQueries(req);
  const found = await Promise.all(
    PENDING_KINDS.map(async (kind): Promise<PendingCount> => {
      if (kind === 'testimonials') return waitingTestimonials(req);
      const { collection, where } = asked[kind];
      const count = await countAllowed(req, collection, where);
      return { kind, count, href: `/admin/collections/${collection}?${queryOf(where)}` };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

/** Testimonials have a page of their own, where they are approved. */
async function waitingTestimonials(req: PayloadRequest): Promise<PendingCount> {
  const mayRead = hasPage('testimonials') && (await isInboxStaff(req));
  const count = mayRead ? await countWaitingTestimonials(req.payload) : 0;
  return { kind: 'testimonials', count, href: MODERATION_PATH };
}

async function countAllowed(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  try {
    const { totalDocs } = await req.payload.count({
      collection,
      where,
      req,
      overrideAccess: false,
    });
    return totalDocs;
  } catch (error) {
    if (CLOSED.has((error as Error).name)) return 0;
    throw error;
  }
}

/** The same condition as the studio's lists have it in their address. */
function queryOf(where: Where): string {
  const query = new URLSearchParams();
  const conditions = (where.and ?? [where]) as Record<string, Record<string, unknown>>[];
  for (const [index, condition] of conditions.entries()) {
    for (const [field, test] of Object.entries(condition)) {
      for (const [operator, value] of Object.entries(test)) {
        query.set(`where[or][0][and][${index}][${field}][${operator}]`, String(value));
      }
    }
  }
  return String(query);
}
