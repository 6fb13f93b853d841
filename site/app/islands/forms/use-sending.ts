import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormAnswer, ShownProblem } from '#app/forms/form-answer.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { useSite } from '#app/site-context.ts';
import { postForm } from './post-form.ts';
import { useProof } from './proof/use-proof.ts';
import { whyNoProof } from './proof/why-no-proof.ts';

type Outcome =
  /** The browser is on its way to the thank-you page. */
  | { status: 'taken' }
  /** Nothing has left the browser. */
  | { status: 'kept'; problem: ShownProblem }
  | { status: 'answered'; answer: FormAnswer };

/** Whatever goes wrong in a browser we do not know: the form stays, and says so. */
const FAILED: Outcome = { status: 'kept', problem: { reason: 'failed', error: '' } };
const LEAVING_MS = 10_000;

type Options = {
  /** The id under which the form goes out; asked for when it does. */
  id: () => string;
  /** Called when all is ready and the form leaves the browser. */
  onLeave: () => void;
};

/** Sends a form, once for any number of clicks. */
export function useSending() {
  const { locale } = useSite();
  const proof = useProof();
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'preparing' | 'sending'>('idle');

  const end = useCallback(() => {
    isBusy.current = false;
    setPhase('idle');
  }, []);

  useEffect(() => {
    // Who goes back from the thank-you page may find the form as it was left: it works again.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && end();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [end]);

  async function attempt(form: HTMLFormElement, { id, onLeave }: Options): Promise<Outcome> {
    const found = await proof.take().catch(() => undefined);
    if (!found) return { status: 'kept', problem: await whyNoProof(locale) };
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
      // The next page is coming: until then nothing is sent again, unless it never comes.
      if (outcome.status === 'taken') setTimeout(end, LEAVING_MS);
      else end();
      return outcome;
    },
  };
}
