import type { Suspicion } from '@clinic/cms/forms/spool-entry';
import type { Proof, Submission } from '#app/forms/inbox.ts';
import type { Altcha } from './altcha.ts';
import type { RateLimits } from './rate-limits.ts';
import type { judgeRecaptcha } from './recaptcha.ts';
import type { SpentChallenges } from './spent-challenges.ts';

/** Minimum time to read and fill in a form; the newsletter's single field needs none. */
const MIN_FILL_MS = { newsletter: 0, contact: 2_000, testimonial: 2_000, request: 3_000 } as const;

type Deps = {
  altcha: Altcha;
  spent: SpentChallenges;
  limits: RateLimits;
  recaptcha?: (token: string) => ReturnType<typeof judgeRecaptcha>;
};

type Verdict =
  { refused: 'spam-protection' | 'too-many' } | { refused?: undefined; suspicions: Suspicion[] };

/** Rejects what no visitor can have sent; what is merely suspicious is accepted with a note. */
export async function checkForSpam(
  { kind, fingerprint }: { kind: Submission['kind']; fingerprint: string },
  proof: Proof,
  deps: Deps,
): Promise<Verdict> {
  const hasProof = Boolean(proof.altcha || (proof.recaptcha && deps.recaptcha));
  if (!(await deps.limits.allowFrom(proof.address, hasProof))) return { refused: 'too-many' };
  // With JavaScript the form comes with a proof; without it there cannot be one.
  const hasScript = proof.openedAt !== undefined;
  if (!hasProof && hasScript && kind !== 'newsletter') return { refused: 'spam-protection' };

  const suspicions: Suspicion[] = [];
  if (proof.honeypot !== '') suspicions.push('honeypot');
  if (isTooFast(kind, proof.openedAt)) suspicions.push('too-fast');
  if (!hasProof) suspicions.push('no-proof');
  const signature = proof.altcha ? await deps.altcha.verify(proof.altcha) : undefined;
  if (proof.altcha && signature === undefined) return { refused: 'spam-protection' };
  if (!proof.altcha && proof.recaptcha && deps.recaptcha) {
    const judgement = await deps.recaptcha(proof.recaptcha);
    if (judgement === 'invalid') return { refused: 'spam-protection' };
    if (judgement === 'low-score') suspicions.push('low-score');
    if (judgement === 'unreachable') suspicions.push('unchecked');
  }
  if (!(await deps.limits.allowInTotal(hasProof))) return { refused: 'too-many' };
  if (signature !== undefined && !(await deps.spent.spend(signature, fingerprint))) {
    return { refused: 'spam-protection' };
  }
  return { suspicions };
}

/** A time in the future is a wrong clock, and not suspicious. */
function isTooFast(kind: Submission['kind'], openedAt: number | undefined): boolean {
  if (openedAt === undefined || !Number.isFinite(openedAt)) return false;
  const took = Date.now() - openedAt;
  return took >= 0 && took < MIN_FILL_MS[kind];
}
