import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormAnswer, ShownProblem } from '#app/forms/form-answer.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { useSite } from '#app/site-context.ts';
import { postForm } from './post-form.ts';
import { Proof } from './proof/proof.ts';
import { proofFailure } from './proof/proof-failure.ts';

type Outcome =
  /** The browser is navigating to the thank-you page. */
  | { status: 'taken' }
  /** Nothing was sent. */
  | { status: 'kept'; problem: ShownProblem }
  | { status: 'answered'; answer: FormAnswer };

/** For unexpected errors in the browser: the form stays and shows a message. */
const FAILED: Outcome = { status: 'kept', problem: { reason: 'failed', error: '' } };
const LEAVING_MS = 10_000;

type Options = {
  /** Returns the submission's id; called when the form is sent. */
  id: () => string;
  /** Called when the proof is ready and the form is sent. */
  onLeave: () => void;
};

/** Submits a form, once for any number of clicks. */
export function useSending() {
  const { locale, recaptchaKey } = useSite();
  const [proof] = useState(() => new Proof({ locale, recaptchaKey }));
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'preparing' | 'sending'>('idle');

  const end = useCallback(() => {
    isBusy.current = false;
    setPhase('idle');
  }, []);

  useEffect(() => {
    // A form restored from the bfcache works again.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && end();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [end]);

  async function attempt(form: HTMLFormElement, { id, onLeave }: Options): Promise<Outcome> {
    const found = await proof.take().catch(() => undefined);
    if (!found) return { status: 'kept', problem: await proofFailure(locale) };
    const data = new FormData(form);
    data.set(...found);
    data.set(EXTRAS.openedAt, String(Math.round(performance.timeOrigin)));
    data.set(EXTRAS.id, id());
    setPhase('sending');
    onLeave();
    const posted = await postForm(form, data, locale);
    if (!('location' in posted)) return { status: 'answered', answer: posted };
    location.assign(posted.location);
    return { status: 'taken' };
  }

  return {
    phase,
    isBusy: () => isBusy.current,
    prepare: () => proof.prepare(),
    async send(form: HTMLFormElement, options: Options): Promise<Outcome> {
      isBusy.current = true;
      setPhase('preparing');
      const outcome = await attempt(form, options).catch(() => FAILED);
      // Blocks further submits until the next page loads, or until the navigation has failed.
      if (outcome.status === 'taken') setTimeout(end, LEAVING_MS);
      else end();
      return outcome;
    },
  };
}
