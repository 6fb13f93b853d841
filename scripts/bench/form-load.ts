import { randomUUID } from 'node:crypto';
import { atConstantRate } from './load.ts';

const PER_SECOND = 50;
const SECONDS = 30;

/** One machine sends them all, so the rate limits per address must not apply. */
export const UNLIMITED = { FORMS_PER_ADDRESS: '100000', FORMS_IN_TOTAL: '100000' };

export function measureForms(siteUrl: string) {
  const send = () => sendMessage(siteUrl).catch(() => false);
  return atConstantRate(PER_SECOND * SECONDS, 1000 / PER_SECOND, send);
}

/** Posts a form as a browser without scripts does; it was stored if the response redirects. */
export async function sendMessage(siteUrl: string): Promise<boolean> {
  const answer = await fetch(`${siteUrl}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: contactForm(`Message ${randomUUID()}`),
  });
  await answer.arrayBuffer();
  return answer.status === 303;
}

export function contactForm(message: string): URLSearchParams {
  const sender = { name: 'Bench', email: 'bench@clinic.example' };
  return new URLSearchParams({ ...sender, category: 'other', privacy: 'yes', message });
}
