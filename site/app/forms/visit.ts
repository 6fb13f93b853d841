import type { SubmissionKind } from './inbox.ts';

/** A short-lived, signed word that something was really received: without it there is no thank-you. */
export type Receipts = {
  issue(kind: SubmissionKind): string;
  read(token: string | null): SubmissionKind | undefined;
};

/** What came of a form. `busy`: all of it but its picture, for which there was no room. */
export type ReceivedForm =
  { status: 'read' | 'busy'; data: FormData } | { status: 'tooLarge' | 'tooMany' | 'malformed' };

/** What is known of a visit in which something is sent. */
export type Visit = {
  /** The visitor's network address. */
  address: string;
  form: ReceivedForm;
};
