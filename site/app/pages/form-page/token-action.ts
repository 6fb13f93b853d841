import type { Inbox } from '#app/forms/inbox.ts';
import { PageStatusError, type ActionArgs, type ActionResult } from '#app/page/page.ts';
import { reportFailure } from './report-failure.ts';

export type TokenAnswer = { outcome: 'done' | 'invalid' } | { outcome: 'failed'; error: string };

/** What the link in a newsletter is for, once its reader has pressed the button. */
export async function tokenAction(
  { url, visit, inbox, services }: ActionArgs,
  use: (inbox: Inbox, token: string) => Promise<string>,
): Promise<ActionResult> {
  if (visit.form.status === 'tooMany') throw new PageStatusError(429);
  const token = url.searchParams.get('token') ?? '';
  try {
    const isInvalid = (await use(inbox, token)) === 'invalid';
    const answer: TokenAnswer = { outcome: isInvalid ? 'invalid' : 'done' };
    return { status: isInvalid ? 422 : 200, answer };
  } catch (error) {
    const code = reportFailure(services.reportError, error, 'newsletter link');
    const answer: TokenAnswer = { outcome: 'failed', error: code };
    return { status: 500, answer, isError: true };
  }
}
