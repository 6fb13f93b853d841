import type { FieldErrors, FormValues } from './schema/form-schema.ts';

/** Why a form as a whole could not be sent; the words are in the messages, under `forms.problems`. */
export type Problem =
  | { reason: 'failed'; error: string }
  | {
      reason: 'spamProtection' | 'tooMany' | 'tooLarge' | 'busy';
      /** Nothing was read, so that nothing typed comes back. */
      isUnread?: boolean;
    };

/** What the server answers to a form that it did not take: everything typed, and what is wrong. */
export type FormAnswer = { values: FormValues; errors: FieldErrors; problem?: Problem };

/** What the browser itself knows as well. */
export type ShownProblem = Problem | { reason: 'offline' };
