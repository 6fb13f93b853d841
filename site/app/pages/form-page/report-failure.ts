import { framesOf } from '@clinic/cms/logging/safe-error';
import { errorCode } from '#app/error-code.ts';
import type { ReportError } from '#app/error-report.ts';

/**
 * Tells the log that something a visitor sent was not taken, and gives the code that the visitor can
 * read out on the phone. Neither says more: the text of an error may hold paths, or what was sent.
 */
export function reportFailure(reportError: ReportError, error: unknown, form: string): string {
  const code = errorCode(error);
  reportError(
    { form, error: code, stack: framesOf(error) },
    'a form was not taken; its sender was told so',
  );
  return code;
}
