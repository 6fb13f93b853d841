import type { Inbox } from '#app/forms/inbox.ts';
import { NOT_KEPT, type SiteMetrics } from './site-metrics.ts';

/** The same inbox; what became of each form is counted, and nothing else of it. */
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
