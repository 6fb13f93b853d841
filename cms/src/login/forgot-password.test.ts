import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { forgotPassword } from './forgot-password.ts';

const writeMail = vi.fn(async () => 'token');
const payload = { count: async () => ({ totalDocs: 1 }), forgotPassword: writeMail };

async function ask(email: string, from: string): Promise<Response> {
  const request = new Request('http://studio/api/users/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify({ email }),
  });
  const own = { payload, t: (key: string) => key, i18n: {} };
  const req = Object.assign(request, own) as unknown as PayloadRequest;
  return forgotPassword.handler(req);
}

it('writes twenty mails to an account and no more, and does not say so', async () => {
  const answers = [];
  for (let index = 0; index < 40; index += 1) {
    const response = await ask('Owner@clinic.example', `198.51.100.${index}`);
    answers.push(`${response.status} ${await response.text()}`);
  }
  expect(writeMail).toHaveBeenCalledTimes(20);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200 /);

  await ask('other@clinic.example', '198.51.100.99');
  expect(writeMail).toHaveBeenCalledTimes(21);
});
