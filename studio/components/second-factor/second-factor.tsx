'use client';

import { Button, toast, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { CheckboxFieldClientProps } from 'payload';
import { useState } from 'react';
import { encode } from 'uqr';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';
import { CopyText } from './copy-text.tsx';
import { ProofInput } from './proof-input.tsx';

type NewFactor = { secret: string; address: string };

export function SecondFactor({ path }: CheckboxFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t } = useWords();
  const { value } = useField<boolean>({ path });
  if (!id) return null;
  const isOwn = String(user?.id) === String(id);
  return (
    <section className="people-part" id="second-factor">
      <h3>{t('people:factor')}</h3>
      {isOwn ? <OwnFactor isOn={Boolean(value)} /> : <OthersFactor isOn={Boolean(value)} />}
    </section>
  );
}

function OwnFactor({ isOn: isOnAtFirst }: { isOn: boolean }) {
  const { t } = useWords();
  const { post } = usePost('people:failed');
  const router = useRouter();
  const [isOn, setOn] = useState(isOnAtFirst);
  const [begun, setBegun] = useState<NewFactor>();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [code, setCode] = useState('');

  async function begin() {
    const factor = await post<NewFactor>('users/second-factor/begin', { password });
    setPassword('');
    if (!factor) return;
    setAsking(false);
    setBegun(factor);
  }

  async function confirm() {
    const done = await post<{ recoveryCodes: string[] }>('users/second-factor/confirm', { code });
    setCode('');
    if (!done) return;
    setBegun(undefined);
    setRecoveryCodes(done.recoveryCodes);
    setOn(true);
  }

  async function end() {
    const isEnded = await post('users/second-factor/end', { code });
    setCode('');
    if (!isEnded) return;
    setAsking(false);
    setOn(false);
    router.refresh();
  }

  if (recoveryCodes) {
    return (
      <div id="recovery-codes">
        <h4>{t('people:recovery')}</h4>
        <p>{t('people:recoveryAbout')}</p>
        <CopyText text={recoveryCodes.join('\n')} />
        <Button
          id="recovery-done"
          size="medium"
          onClick={() => [setRecoveryCodes(undefined), router.refresh()]}
        >
          {t('people:done')}
        </Button>
      </div>
    );
  }
  if (begun) {
    return (
      <div>
        <p>{t('people:factorScan')}</p>
        <QrCode text={begun.address} label={t('people:factorPicture')} />
        <p>
          {t('people:factorKey')}: <code id="factor-key">{begun.secret}</code>
        </p>
        <ProofInput kind="code" value={code} onValue={setCode} />
        <Button id="factor-confirm" size="medium" onClick={confirm}>
          {t('people:factorConfirm')}
        </Button>
        <Button buttonStyle="secondary" size="medium" onClick={() => setBegun(undefined)}>
          {t('people:cancel')}
        </Button>
      </div>
    );
  }
  const goOn = isOn ? end : begin;
  return (
    <div>
      <p>{t('people:factorAbout')}</p>
      <p>
        <strong>{t(isOn ? 'people:factorOn' : 'people:factorOff')}</strong>
      </p>
      {isAsking && !isOn && <ConfirmingPassword value={password} onValue={setPassword} />}
      {isAsking && isOn && (
        <ProofInput kind="code" value={code} onValue={setCode} hint="people:factorEndHint" />
      )}
      <Button
        id={isOn ? 'factor-end' : 'factor-begin'}
        buttonStyle={isOn ? 'secondary' : 'primary'}
        size="medium"
        onClick={isAsking ? goOn : () => setAsking(true)}
      >
        {t(isOn ? 'people:factorEnd' : 'people:factorBegin')}
      </Button>
    </div>
  );
}

function OthersFactor({ isOn: isOnAtFirst }: { isOn: boolean }) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t } = useWords();
  const { post } = usePost('people:failed');
  const [isOn, setOn] = useState(isOnAtFirst);
  const [isResetting, setResetting] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const hasFactor = Boolean((user as { second_factor?: boolean } | null)?.second_factor);

  async function reset() {
    const isReset = await post(`users/${id}/second-factor/reset`, { password, code });
    setPassword('');
    setCode('');
    if (!isReset) return;
    setOn(false);
    toast.success(t('people:factorResetDone'));
  }

  if (!isOn) return <p>{t('people:factorOff')}</p>;
  return (
    <div>
      <p>{t('people:factorOn')}</p>
      {isResetting && <ConfirmingPassword value={password} onValue={setPassword} />}
      {isResetting && hasFactor && (
        <ProofInput kind="code" value={code} onValue={setCode} hint="people:codeHint" />
      )}
      <Button
        id="factor-reset"
        buttonStyle="secondary"
        size="medium"
        onClick={isResetting ? reset : () => setResetting(true)}
      >
        {t('people:factorReset')}
      </Button>
    </div>
  );
}

function ConfirmingPassword(typed: { value: string; onValue: (value: string) => void }) {
  const hint = 'people:presentPasswordFactor';
  return <ProofInput kind="password" path="factor-password" hint={hint} {...typed} />;
}

/** Draws the code in the browser, so that no other host learns the secret in it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
