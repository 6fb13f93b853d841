import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { reportFaultContext } from '../../fault-report.ts';
import { inboxContext, type Inbox } from '../inbox-context.ts';
import { tokenAction } from './token-action.ts';

/** What a link of the newsletter is answered, and what the log is told. */
async function press(unsubscribe: Inbox['newsletter']['unsubscribe']) {
  const log: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(reportFaultContext, (known) => log.push(known));
  context.set(inboxContext, { newsletter: { unsubscribe } } as Inbox);
  const request = new Request('http://site/newsletter/unsubscribe?token=abc', { method: 'POST' });
  const args = { request, context } as unknown as ActionFunctionArgs;
  const result = await tokenAction(args, (inbox, token) => inbox.newsletter.unsubscribe(token));
  return { log, status: result.init?.status, answer: result.data };
}

it.each([
  ['done', 'done', 200],
  ['invalid', 'invalid', 422],
] as const)('says %s, and logs nothing', async (outcome, said, status) => {
  const result = await press(async () => outcome);
  expect(result).toEqual({ log: [], status, answer: { outcome: said } });
});

it('says that it failed, to the reader and to the log, with one code', async () => {
  const away = Object.assign(new Error('anna@visitor.example'), { code: 'ECONNREFUSED' });
  const { log, status, answer } = await press(() => Promise.reject(away));
  expect(status).toBe(500);
  expect(answer).toEqual({ outcome: 'failed', error: 'ECONNREFUSED' });
  expect(log).toMatchObject([{ form: 'newsletter link', error: 'ECONNREFUSED' }]);
  expect(JSON.stringify(log)).not.toMatch(/anna|abc/);
});
