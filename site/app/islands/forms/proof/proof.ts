import type { Locale } from '@clinic/cms/clinic-config/locales';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { readConsent } from '#app/islands/consent/browser-consent.ts';
import type { Solved } from './solve-challenge.ts';

/** A solution must not expire while the request is on its way. */
const MARGIN_MS = 30_000;
/** Gives up on Google after this time: a firewall or a blocker may swallow requests to it. */
const RECAPTCHA_MS = 5_000;

type ProofField = readonly [name: string, value: string];

type Options = { locale: Locale; recaptchaKey?: string };

async function recaptchaToken(key: string): Promise<string> {
  const { askRecaptcha } = await import('./ask-recaptcha.ts');
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA does not answer')), RECAPTCHA_MS);
    askRecaptcha(key).then(resolve, reject);
  });
}

/** Spam protection, loaded and solved while the form is filled in, so that submitting is fast. */
export class Proof {
  readonly #options: Options;
  #underway: Promise<Solved> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  prepare(): void {
    if (this.#wantsRecaptcha()) return;
    this.#underway ??= this.#solve();
    // If preparing fails, submitting tries again and reports the error.
    this.#underway.catch(() => (this.#underway = undefined));
  }

  /** A new proof for each call, because each is valid once. Rejects if there is none. */
  async take(): Promise<ProofField> {
    const key = this.#wantsRecaptcha();
    const token = key && (await recaptchaToken(key).catch(() => undefined));
    if (token) return [EXTRAS.recaptcha, token];
    const early = await this.#underway?.catch(() => undefined);
    this.#underway = undefined;
    const isFresh = early && early.expiresAt - MARGIN_MS > Date.now();
    return [EXTRAS.altcha, (isFresh ? early : await this.#solve()).payload];
  }

  async #solve(): Promise<Solved> {
    const { solveChallenge } = await import('./solve-challenge.ts');
    return solveChallenge(this.#options.locale);
  }

  /** reCAPTCHA needs consent; without it, or if Google fails, our own challenge is used. */
  #wantsRecaptcha(): string | undefined {
    return readConsent().google ? this.#options.recaptchaKey : undefined;
  }
}
