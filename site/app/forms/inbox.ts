import type { FieldValue, SubmissionKind } from '@clinic/cms/forms/form-field';
import type { Locale } from '@clinic/cms/clinic-config/locales';

export type Submission = {
  /** Set by the form's script, so that a form sent twice is stored once; absent without scripts. */
  id?: string;
  kind: SubmissionKind;
  locale: Locale;
  fields: Readonly<Record<string, FieldValue>>;
  campaign: Readonly<Record<string, string>>;
  /** A picture, which is validated and re-encoded before it is stored. */
  upload?: File;
};

export type Proof = {
  altcha?: string;
  recaptcha?: string;
  honeypot: string;
  /** When the form was opened, in milliseconds; absent without JavaScript. */
  openedAt?: number;
  /** The visitor's IP address, for rate limits only; it is never stored. */
  address: string;
};

export type Outcome =
  | { status: 'accepted' }
  | { status: 'refused'; reason: 'spam-protection' | 'too-many' | 'picture' | 'busy' };

/** The interface between forms and storage. Rejects if a submission could not be stored safely. */
export type Inbox = {
  accept(submission: Submission, proof: Proof): Promise<Outcome>;
  /** What the links in newsletter mails lead to, once the button on their page is pressed. */
  newsletter: {
    confirm(token: string): Promise<'confirmed' | 'invalid'>;
    unsubscribe(token: string): Promise<'done' | 'invalid'>;
  };
};
