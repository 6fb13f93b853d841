import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { FormAnswer, ShownProblem } from '#app/forms/form-answer.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { useSite } from '#app/site-context.ts';
import { Proof } from './proof/proof.ts';

/** `taken`: the browser opens the thank-you page. `kept`: not sent. `answered`: not accepted. */
type Outcome =
  | { status: 'taken' }
  | { status: 'kept'; problem: ShownProblem }
  | { status: 'answered'; answer: FormAnswer };

/** After an unexpected error in the browser, the form stays and shows a message. */
const FAILED: Outcome = { status: 'kept', problem: { reason: 'failed', error: '' } };
const LEAVING_MS = 10_000;

type Options = {
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

type Posted = { location: string } | FormAnswer;

/** Never rejects: any failure is returned as an answer. */
export async function postForm(
  form: HTMLFormElement,
  data: FormData,
  locale: Locale,
): Promise<Posted> {
  try {
    const response = await fetch(location.pathname + location.search, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Language': locale },
      body: form.enctype === 'multipart/form-data' ? data : asText(data),
    });
    return await readPosted(response);
  } catch (error) {
    // The text of a network error differs between browsers.
    return failed(error instanceof TypeError ? '' : String((error as Error).message));
  }
}

/** A body that is not ours, such as a proxy's page, is a failure. */
export async function readPosted(response: Response): Promise<Posted> {
  const said: unknown = await response.json().catch(() => undefined);
  if (isLocation(said) && response.ok) return said;
  if (isAnswer(said)) return said;
  return failed(response.ok ? '' : `HTTP ${response.status}`);
}

function failed(error: string): FormAnswer {
  return { values: {}, errors: {}, problem: { reason: 'failed', error } };
}

/** Accepts only paths of this site: the server redirects nowhere else. */
function isLocation(said: unknown): said is { location: string } {
  const { location: path } = (said ?? {}) as { location?: unknown };
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}

function isAnswer(said: unknown): said is FormAnswer {
  const { errors } = (said ?? {}) as { errors?: unknown };
  return typeof errors === 'object' && errors !== null;
}

function asText(data: FormData): URLSearchParams {
  const fields = [...data].filter(
    (field): field is [string, string] => !(field[1] instanceof File),
  );
  return new URLSearchParams(fields);
}

const HEALTH_PATH = '/healthz';
const ASK_MS = 5_000;

/** Why there is no proof: if the server can be reached, a blocker has stopped the challenge. */
async function proofFailure(locale: Locale): Promise<ShownProblem> {
  if (!navigator.onLine) return { reason: 'offline' };
  const isReachable = await fetch(HEALTH_PATH, {
    headers: { 'Content-Language': locale },
    cache: 'no-store',
    signal: AbortSignal.timeout(ASK_MS),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
  return isReachable ? { reason: 'spamProtection' } : { reason: 'failed', error: '' };
}
