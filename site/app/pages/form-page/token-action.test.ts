import { expect, it, vi } from 'vitest';
import type { Inbox } from '#app/forms/inbox.ts';
import type { ReceivedForm } from '#app/forms/visit.ts';
import type { ActionArgs } from '#app/page/page.ts';
import { tokenAction } from '#app/pages/newsletter/page.tsx';

/** Presses the button behind a link of the newsletter; returns the answer and the log. */
async function press(
  unsubscribe: Inbox['newsletter']['unsubscribe'],
  form: ReceivedForm = { status: 'read', data: new FormData() },
) {
  const log: unknown[] = [];
  const args = {
    url: new URL('http://site/newsletter/unsubscribe?token=abc'),
    visit: { address: '192.0.2.1', form },
    inbox: { newsletter: { unsubscribe } },
    services: { reportError: (known: unknown) => log.push(known) },
  } as unknown as ActionArgs;
  const result = await tokenAction(args, (inbox, token) => inbox.newsletter.unsubscribe(token));
  if ('location' in result) throw new Error('It leads nowhere');
  return { log, status: result.status, answer: result.answer };
}

it.each([
  ['done', 'done', 200],
  ['invalid', 'invalid', 422],
] as const)('says %s, and logs nothing', async (outcome, said, status) => {
  const result = await press(async () => outcome);
  expect(result).toEqual({ log: [], status, answer: { outcome: said } });
});

it('reports a failure to the reader and to the log, with the same code', async () => {
  const away = Object.assign(new Error('anna@visitor.example'), { code: 'ECONNREFUSED' });
  const { log, status, answer } = await press(() => Promise.reject(away));
  expect(status).toBe(500);
  expect(answer).toEqual({ outcome: 'failed', error: 'ECONNREFUSED' });
  expect(log).toMatchObject([{ form: 'newsletter link', error: 'ECONNREFUSED' }]);
  expect(JSON.stringify(log)).not.toMatch(/anna|abc/);
});

it('does not use the token if an address posts too often', async () => {
  const unsubscribe = vi.fn(async () => 'done' as const);
  await expect(press(unsubscribe, { status: 'tooMany' })).rejects.toMatchObject({ status: 429 });
  expect(unsubscribe).not.toHaveBeenCalled();
});
