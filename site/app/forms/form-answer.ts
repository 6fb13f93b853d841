import type { FieldErrors, FormValues } from './check-values.ts';

/** Why a form could not be sent as a whole; the texts are in the messages, `forms.problems`. */
export type Problem =
  | { reason: 'failed'; error: string }
  | {
      reason: 'spamProtection' | 'tooMany' | 'tooLarge' | 'busy';
      /** The form was not parsed, so no typed values are returned. */
      isUnread?: boolean;
    };

/** The server's response to a form that it did not accept: the typed values and the errors. */
export type FormAnswer = { values: FormValues; errors: FieldErrors; problem?: Problem };

/** Adds the problem that only the browser can detect. */
export type ShownProblem = Problem | { reason: 'offline' };

/** Whether the form came back empty, because the server has not read it. */
export function isUnread(problem: ShownProblem | undefined): boolean {
  return problem !== undefined && 'isUnread' in problem && problem.isUnread === true;
}
