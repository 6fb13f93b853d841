import type { FieldErrors, FormValues } from './check-values.ts';

export type Problem =
  | { reason: 'failed'; error: string }
  | {
      reason: 'spamProtection' | 'tooMany' | 'tooLarge' | 'busy';
      /** The form was not parsed, so no typed values are returned. */
      isUnread?: boolean;
    };

/** The server's response to a form that it did not accept. */
export type FormAnswer = { values: FormValues; errors: FieldErrors; problem?: Problem };

export type ShownProblem = Problem | { reason: 'offline' };

/** Whether the form came back empty, because the server did not read it. */
export function isUnread(problem: ShownProblem | undefined): boolean {
  return problem !== undefined && 'isUnread' in problem && problem.isUnread === true;
}
