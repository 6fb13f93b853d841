import { data, type ActionFunctionArgs } from 'react-router';
import { inboxContext, type Inbox } from '../inbox-context.ts';
import { faultContext } from './form-context.ts';
import { reportFailure } from './report-failure.ts';

export type TokenAnswer = { outcome: 'done' | 'invalid' } | { outcome: 'failed'; error: string };

/** What the link in a newsletter is for, once its reader has pressed the button. */
export async function tokenAction(
  { request, context }: ActionFunctionArgs,
  use: (inbox: Inbox, token: string) => Promise<string>,
) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const isInvalid = (await use(context.get(inboxContext), token)) === 'invalid';
    const answer: TokenAnswer = { outcome: isInvalid ? 'invalid' : 'done' };
    return data(answer, { status: isInvalid ? 422 : 200 });
  } catch (error) {
    context.set(faultContext, true);
    const code = reportFailure(context, error, 'newsletter link');
    const answer: TokenAnswer = { outcome: 'failed', error: code };
    return data(answer, { status: 500 });
  }
}
