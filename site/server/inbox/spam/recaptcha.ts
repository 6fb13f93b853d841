const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 4_000;
/** The threshold for humans that Google suggests. */
const HUMAN_SCORE = 0.5;

export type Judgement = 'human' | 'low-score' | 'invalid' | 'unreachable';

/** Asks Google about a token of reCAPTCHA v3. Only called for visitors who agreed to Google. */
export async function judgeRecaptcha(
  secret: string,
  token: string,
  ask: typeof fetch = fetch,
): Promise<Judgement> {
  try {
    const answer = await ask(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, score } = (await answer.json()) as { success?: boolean; score?: number };
    if (success !== true) return 'invalid';
    return (score ?? 0) >= HUMAN_SCORE ? 'human' : 'low-score';
  } catch {
    return 'unreachable';
  }
}
