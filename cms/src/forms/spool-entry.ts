import type { FieldValue, SubmissionKind } from './form-field.ts';
import type { Locale } from '../clinic-config/locales.ts';

/** Why a submission may be spam. It is stored all the same, and an editor decides. */
export const SUSPICIONS = ['honeypot', 'too-fast', 'no-proof', 'low-score', 'unchecked'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** A visitor's submission as it is spooled: cleaned and self-contained. */
export type SpoolEntry = {
  /** A UUID, new for each submission; one delivered twice under the same id is stored once. */
  id: string;
  /** Equal for the same form content and files; absent where every submission counts. */
  fingerprint?: string;
  /** How long an equal fingerprint means the same submission; absent: for ever. */
  sameWithinMs?: number;
  kind: SubmissionKind;
  locale: Locale;
  receivedAt: string;
  fields: Readonly<Record<string, FieldValue>>;
  campaign: Readonly<Record<string, string>>;
  suspicions: readonly Suspicion[];
  /** Re-encoded from the upload, in base64. */
  picture?: { jpeg: string; width: number; height: number };
};

/** The version of the consent texts, changed with them; stored as part of the proof of consent. */
export const CONSENT_TEXT_VERSION = '2026-11';

/** Bots fill in hidden fields or get a low score; no mail goes to the address they enter. */
export function isSurelySpam({ suspicions }: SpoolEntry): boolean {
  return suspicions.includes('honeypot') || suspicions.includes('low-score');
}
