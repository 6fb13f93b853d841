import { createHmac } from 'node:crypto';
import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Payload,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solving takes about a second on a phone; verifying takes us a millisecond. */
const COST = 1_000;
const MIN_STEPS = 300;
const MAX_STEPS = 1_200;
/** Enough for filling in a long form; spent challenges are remembered for as long. */
export const CHALLENGE_LIFETIME_MS = 60 * 60 * 1000;
const MAX_LENGTH = 4_000;

/** Our own proof of work: without a third party, and without data about the visitor. */
export class Altcha {
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(secret: string) {
    const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
    this.#secrets = {
      hmacSignatureSecret: derive('altcha challenge'),
      hmacKeySignatureSecret: derive('altcha key'),
    };
  }

  challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(MIN_STEPS, MAX_STEPS),
      expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
      deriveKey,
      ...this.#secrets,
    });
  }

  async verify(solved: string): Promise<string | undefined> {
    if (solved.length > MAX_LENGTH) return undefined;
    try {
      const text = Buffer.from(solved, 'base64').toString('utf8');
      const { challenge, solution } = JSON.parse(text) as Payload;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...this.#secrets,
      });
      return verified ? challenge.signature : undefined;
    } catch {
      return undefined;
    }
  }
}
