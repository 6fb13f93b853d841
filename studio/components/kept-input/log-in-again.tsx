'use client';

import { Button, useAuth } from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Dialog } from '../dialog.tsx';
import { ProofInput } from '../second-factor/proof-input.tsx';
import { useWords } from '../use-words.ts';
import { useInterruption } from './save-state.ts';
import { installGate, noteLoggedIn } from './send-gate.ts';
import { postToStudio } from '../post-to-studio.ts';

type Admitted = Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0];

export function LogInAgain() {
  const { user } = useAuth<ClientUser>();
  const isOver = useInterruption() === 'ended';
  // After the session has ended, this is still the user who wrote what is on the page.
  const [owner, setOwner] = useState(user);
  if (user && user.id !== owner?.id) setOwner(user);
  useEffect(() => {
    if (owner) installGate(String(owner.id));
  }, [owner]);
  const isQuiet = useQuiet(isOver);
  return isOver && isQuiet && owner ? <LogInDialog email={owner.email ?? ''} /> : null;
}

/** The dialog waits for a pause in typing, so that no words go into it by mistake. */
const QUIET_MS = 1_000;

function useQuiet(isAsked: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  if (!isAsked && isQuiet) setQuiet(false);
  useEffect(() => {
    if (!isAsked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), QUIET_MS);
    };
    wait();
    document.addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', wait, true);
    };
  }, [isAsked]);
  return isQuiet;
}

function LogInDialog({ email }: { email: string }) {
  const { language, t } = useWords();
  const { setUser } = useAuth<ClientUser>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [problem, setProblem] = useState('');

  async function logIn(event: SubmitEvent) {
    event.preventDefault();
    setProblem('');
    const typed = { email, password, code };
    const { body, error, name } = await postToStudio<Admitted>('users/login', language, typed);
    if (body) {
      setUser(body);
      return noteLoggedIn();
    }
    const isCodeNeeded = name === 'SecondFactorNeeded';
    if (isCodeNeeded) setAsksForCode(true);
    if (!isCodeNeeded || asksForCode) setProblem(error || t('people:failed'));
  }

  return (
    // It cannot be closed, as one could then write on without anything being saved.
    <Dialog id="log-in-again" title={t('kept:endedTitle')}>
      <p>{t('kept:endedText', { email })}</p>
      <form onSubmit={(event) => void logIn(event)}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <ProofInput
          kind="password"
          path="log-in-again-password"
          value={password}
          onValue={setPassword}
        />
        {asksForCode && (
          <ProofInput
            kind="code"
            path="log-in-again-code"
            value={code}
            onValue={setCode}
            required
          />
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit">{t('kept:logIn')}</Button>
      </form>
    </Dialog>
  );
}
