import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

/**
 * Sends a form to the server. If that fails, for whatever reason, the page stays as it is and says
 * so; without this the router would put an error page in its place.
 */
export async function keepForm({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // The way to the thank-you page is thrown too.
    if (error instanceof Response) throw error;
    const answer: FormAnswer = {
      values: {},
      errors: {},
      problem: { reason: 'failed', error: describe(error) },
    };
    return answer;
  }
}

/**
 * What was sent changes nothing of what the page shows. Asked again, a server that is away would put
 * an error page in the place of the form.
 */
export function keepData(visit: ShouldRevalidateFunctionArgs): boolean {
  return visit.formMethod === 'POST' ? false : visit.defaultShouldRevalidate;
}

function describe(error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  if (status) return `HTTP ${status}`;
  // Browsers word a lost connection each in their own way.
  return error instanceof TypeError ? '' : (message ?? '');
}
