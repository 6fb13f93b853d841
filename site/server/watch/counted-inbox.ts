import type { Inbox } from '#app/forms/inbox.ts';
import { NOT_KEPT, type SiteMetrics } from './site-metrics.ts';

/** The same inbox, but counting the outcome of each form, and nothing else about it. */
export function countedInbox(inbox: Inbox, metrics: Pick<SiteMetrics, 'countForm'>): Inbox {
  return {
    ...inbox,
    async accept(submission, proof) {
      const { kind } = submission;
      try {
        const outcome = await inbox.accept(submission, proof);
        metrics.countForm(kind, outcome.status === 'refused' ? outcome.reason : outcome.status);
        return outcome;
      } catch (error) {
        metrics.countForm(kind, NOT_KEPT);
        throw error;
      }
    },
  };
}
