import type { Locale } from '../locales.ts';

export const SUBMISSION_KINDS = ['request', 'testimonial', 'newsletter', 'contact'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** Why a submission may be spam. It is kept all the same, and an editor decides. */
export const SUSPICIONS = ['honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export type FieldValue = string | number | boolean | null;

/** What a visitor sent, as it lies in the spool: cleaned, and complete without anything else. */
export type KeptSubmission = {
  /** A UUID, new each time something is sent; what is delivered twice under it is stored once. */
  id: string;
  /** The same for the same form, with the same files; absent where each time counts. */
  fingerprint?: string;
  /** For how long the same fingerprint means the same submission; absent: for ever. */
  sameWithinMs?: number;
  kind: SubmissionKind;
  locale: Locale;
  receivedAt: string;
  fields: Readonly<Record<string, FieldValue>>;
  campaign: Readonly<Record<string, string>>;
  suspicions: readonly Suspicion[];
  /** Made anew from what was uploaded, in base64. */
  picture?: { jpeg: string; width: number; height: number };
};

/** The words beside the boxes to tick; raised whenever they change, as part of the proof of consent. */
export const CONSENT_TEXT_VERSION = '2026-11';
