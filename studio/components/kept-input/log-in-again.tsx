'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, useAuth, useTranslation } from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { useEffect, useState, type SubmitEvent } from 'react';
import { CodeInput } from '../second-factor/code-input.tsx';
import { PasswordInput } from '../second-factor/password-input.tsx';
import { useInterruption } from './save-state.ts';
import { installGate, noteLoggedIn } from './send-gate.ts';

type Admitted = Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0];
type Answer = Admitted & { errors?: { name?: string; message?: string }[] };

/** On every page of the panel: asks for the password above it when the session is over. */
export function LogInAgain() {
  const { user } = useAuth<ClientUser>();
  const isOver = useInterruption() === 'ended';
  // Who is logged out by now is still who wrote what is on the page.
  const [owner, setOwner] = useState(user);
  if (user && user.id !== owner?.id) setOwner(user);
  useEffect(() => {
    if (owner) installGate(String(owner.id));
  }, [owner]);
  const isQuiet = useQuiet(isOver);
  return isOver && isQuiet && owner ? <LogInDialog email={owner.email ?? ''} /> : null;
}

/** A pause in which nobody who writes notices a dialog only by the words that went astray in it. */
const QUIET_MS = 1_000;

function useQuiet(isAsked: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  if (!isAsked && isQuiet) setQuiet(false);
  useEffect(() => {
    if (!isAsked) return;
    let timer = setTimeout(() => setQuiet(true), QUIET_MS);
    const onKey = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), QUIET_MS);
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isAsked]);
  return isQuiet;
}

function LogInDialog({ email }: { email: string }) {
  const { i18n, t } = useTranslation<StudioWords, StudioWordKey>();
  const { setUser } = useAuth<ClientUser>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [problem, setProblem] = useState('');

  async function logIn(event: SubmitEvent) {
    event.preventDefault();
    setProblem('');
    const answer = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, code }),
    }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as Answer | undefined;
    if (answer?.ok && said) {
      setUser(said);
      noteLoggedIn();
      return;
    }
    const [refusal] = said?.errors ?? [];
    const isCodeNeeded = refusal?.name === 'SecondFactorNeeded';
    if (isCodeNeeded) setAsksForCode(true);
    if (!isCodeNeeded || asksForCode) setProblem(refusal?.message || t('people:failed'));
  }

  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      // Whoever closes it could write on without anything being saved.
      onCancel={(event) => event.preventDefault()}
      className="studio-dialog"
      id="log-in-again"
      aria-labelledby="log-in-again-title"
    >
      <h2 id="log-in-again-title">{t('kept:endedTitle')}</h2>
      <p>{t('kept:endedText', { email })}</p>
      <form onSubmit={(event) => void logIn(event)}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordInput path="log-in-again-password" password={password} onPassword={setPassword} />
        {asksForCode && (
          <CodeInput path="log-in-again-code" code={code} onCode={setCode} required />
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit">{t('kept:logIn')}</Button>
      </form>
    </dialog>
  );
}
