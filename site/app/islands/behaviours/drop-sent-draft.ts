import type { SubmissionKind } from '@alpsera/cms/forms/form-field';
import { dropDraft, thisBrowser } from '#app/islands/forms/draft-store.ts';

/** Deletes the draft once the submission was received; the thank-you page names its kind. */
export function dropSentDraft(): void {
  const thanks = document.querySelector<HTMLElement>('[data-received]');
  if (thanks) dropDraft(thisBrowser, thanks.dataset.received as SubmissionKind);
}
