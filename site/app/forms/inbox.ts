import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import type { Locale } from '@alpsera/cms/locales';

export type SubmissionKind = KeptSubmission['kind'];

/** What a visitor sent, already checked by the form's own schema. */
export type Submission = {
  /** The name that the form's script gave it, so that sending twice stores once; absent without. */
  id?: string;
  kind: SubmissionKind;
  locale: Locale;
  fields: Readonly<Record<string, string | number | boolean | null>>;
  /** utm_source, utm_campaign, label, discount, gclid, as far as known. */
  campaign: Readonly<Record<string, string>>;
  /** A picture as it came from the browser. It is checked and made anew before it is kept. */
  upload?: File;
};

/** What tells people from programs. */
export type Proof = {
  /** The solved ALTCHA challenge, base64 as the widget gives it. */
  altcha?: string;
  recaptcha?: string;
  /** A field that people do not see; programs fill it in. */
  honeypot: string;
  /** When the form was opened, in milliseconds; absent without JavaScript. */
  openedAt?: number;
  /** The visitor's network address, for limits only; it is never stored. */
  address: string;
};

export type Outcome =
  | { status: 'accepted' }
  | { status: 'refused'; reason: 'spam-protection' | 'too-many' | 'picture' | 'busy' };

/** The door between forms and storage. Rejects if a submission could not be kept safely. */
export type Inbox = {
  accept(submission: Submission, proof: Proof): Promise<Outcome>;
  /** What the links in newsletter mails do, once their reader has pressed the button. */
  newsletter: {
    confirm(token: string): Promise<'confirmed' | 'invalid'>;
    unsubscribe(token: string): Promise<'done' | 'invalid'>;
  };
};
