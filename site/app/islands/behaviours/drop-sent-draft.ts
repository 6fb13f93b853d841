import type { SubmissionKind } from '#app/forms/inbox.ts';
import { dropDraft, thisBrowser } from '#app/islands/forms/draft-store.ts';

/** What was really received need not be kept any longer; the thank-you page says what that is. */
export function dropSentDraft(): void {
  const thanks = document.querySelector<HTMLElement>('[data-received]');
  if (thanks) dropDraft(thisBrowser, thanks.dataset.received as SubmissionKind);
}
