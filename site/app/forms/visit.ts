import type { SubmissionKind } from '@clinic/cms/forms/form-field';

/** Short-lived, signed tokens for received submissions; the thank-you page requires one. */
export type Receipts = {
  issue(kind: SubmissionKind): string;
  read(token: string | null): SubmissionKind | undefined;
};

/** The result of parsing a form. `busy`: without its picture, for lack of capacity. */
export type ReceivedForm =
  { status: 'read' | 'busy'; data: FormData } | { status: 'tooLarge' | 'tooMany' | 'malformed' };

/** The context of a submission. */
export type Visit = {
  /** The visitor's IP address. */
  address: string;
  form: ReceivedForm;
};
