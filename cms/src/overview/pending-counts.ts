import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isInboxStaff } from '../inbox/entries/staff-only.ts';
import { MODERATION_PATH } from '../inbox/entries/staff-paths.ts';
import { countWaitingTestimonials } from '../inbox/testimonials/waiting-testimonials.ts';
import { hasPage } from '../clinic-config/page-set.ts';

export type PendingCount = {
  kind: 'newRequests' | 'myRequests' | 'testimonials' | 'failedMails' | 'stuckMails';
  count: number;
  href: string;
};

const STUCK_AFTER_MS = 10 * 60 * 1000;

/** Payload's errors for whoever may not read a collection, or a field of the query. */
const NOT_READABLE = new Set(['Forbidden', 'QueryError']);

/** What waits for this person, without what they may not read; counts of 0 are left out. */
export async function pendingCounts(req: PayloadRequest): Promise<PendingCount[]> {
  const stuckSince = new Date(Date.now() - STUCK_AFTER_MS).toISOString();
  const count = async (
    kind: PendingCount['kind'],
    collection: CollectionSlug,
    ...and: Where[]
  ): Promise<PendingCount> => ({
    kind,
    count: await countAllowed(req, collection, { and }),
    href: `/admin/collections/${collection}?${queryOf(and)}`,
  });
  const found = await Promise.all([
    count(
      'newRequests',
      'requests',
      { status: { equals: 'new' } },
      { suspected: { not_equals: true } },
    ),
    count(
      'myRequests',
      'requests',
      { assignee: { equals: req.user?.id } },
      { status: { not_equals: 'done' } },
    ),
    waitingTestimonials(req),
    count('failedMails', 'mails', { status: { equals: 'failed' } }),
    count(
      'stuckMails',
      'mails',
      { status: { equals: 'waiting' } },
      { createdAt: { less_than: stuckSince } },
    ),
  ]);
  return found.filter(({ count }) => count > 0);
}

async function waitingTestimonials(req: PayloadRequest): Promise<PendingCount> {
  const mayRead = hasPage('testimonials') && (await isInboxStaff(req));
  const count = mayRead ? await countWaitingTestimonials(req.payload) : 0;
  return { kind: 'testimonials', count, href: MODERATION_PATH };
}

async function countAllowed(req: PayloadRequest, collection: CollectionSlug, where: Where) {
  try {
    const asked = { collection, where, req, overrideAccess: false };
    return (await req.payload.count(asked)).totalDocs;
  } catch (error) {
    if (NOT_READABLE.has((error as Error).name)) return 0;
    throw error;
  }
}

/** The condition in the form in which the studio's lists have it in their address. */
function queryOf(conditions: readonly Where[]): string {
  const query = new URLSearchParams();
  for (const [index, condition] of conditions.entries()) {
    for (const [field, test] of Object.entries(condition)) {
      for (const [operator, value] of Object.entries(test)) {
        query.set(`where[or][0][and][${index}][${field}][${operator}]`, String(value));
      }
    }
  }
  return String(query);
}
