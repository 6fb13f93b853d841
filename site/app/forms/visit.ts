import type { SubmissionKind } from '@clinic/cms/forms/form-field';

/** Short-lived, signed tokens for received submissions; the thank-you page requires one. */
export type Receipts = {
  issue(kind: SubmissionKind): string;
  read(token: string | null): SubmissionKind | undefined;
};

/** `busy`: read without its picture, for lack of capacity. */
export type ReceivedForm =
  { status: 'read' | 'busy'; data: FormData } | { status: 'tooLarge' | 'tooMany' | 'malformed' };

/** `address` is the visitor's IP address. */
export type Visit = { address: string; form: ReceivedForm };
