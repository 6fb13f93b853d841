import type { SubmissionKind } from '@clinic/cms/forms/form-field';
import { dropDraft, loadDraft, thisBrowser } from '#app/islands/forms/draft-store.ts';

/**
 * Deletes the draft once the submission was received; the thank-you page names its kind. One without
 * an id has not been sent: it was begun afterwards, and this page only loaded again.
 */
export function dropSentDraft(): void {
  const thanks = document.querySelector<HTMLElement>('[data-received]');
  const kind = thanks?.dataset.received as SubmissionKind | undefined;
  if (kind && loadDraft(thisBrowser, kind)?.id) dropDraft(thisBrowser, kind);
}
