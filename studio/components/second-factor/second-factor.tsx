'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, toast, useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { CheckboxFieldClientProps } from 'payload';
import { useState } from 'react';
import { postToStudio } from '../post-to-studio.ts';
import { CodeInput } from './code-input.tsx';
import { CopyText } from './copy-text.tsx';
import { PasswordInput } from './password-input.tsx';
import { encode } from 'uqr';

type NewFactor = { secret: string; address: string };

/** The second factor of an account: set up and ended by its owner, reset by administrators. */
export function SecondFactor({ path }: CheckboxFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t } = useTranslation<StudioWords, StudioWordKey>();
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
  const { t, i18n } = useTranslation<StudioWords, StudioWordKey>();
  const router = useRouter();
  const [isOn, setOn] = useState(isOnAtFirst);
  const [begun, setBegun] = useState<NewFactor>();
  const [isBeginning, setBeginning] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [password, setPassword] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [code, setCode] = useState('');

  const fail = (error?: string) => toast.error(error || t('people:failed'));

  async function begin() {
    const { body, error } = await postToStudio<NewFactor>(
      'users/second-factor/begin',
      i18n.language,
      {
        password,
      },
    );
    setPassword('');
    if (!body) return fail(error);
    setBeginning(false);
    setBegun(body);
  }

  async function confirm() {
    const { body, error } = await postToStudio<{ recoveryCodes: string[] }>(
      'users/second-factor/confirm',
      i18n.language,
      { code },
    );
    setCode('');
    if (!body) return fail(error);
    setBegun(undefined);
    setRecoveryCodes(body.recoveryCodes);
    setOn(true);
  }

  async function end() {
    const { body, error } = await postToStudio('users/second-factor/end', i18n.language, { code });
    setCode('');
    if (!body) return fail(error);
    setEnding(false);
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
          onClick={() => {
            setRecoveryCodes(undefined);
            router.refresh();
          }}
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
        <CodeInput code={code} onCode={setCode} />
        <Button id="factor-confirm" size="medium" onClick={confirm}>
          {t('people:factorConfirm')}
        </Button>
        <Button buttonStyle="secondary" size="medium" onClick={() => setBegun(undefined)}>
          {t('people:cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p>{t('people:factorAbout')}</p>
      <p>
        <strong>{t(isOn ? 'people:factorOn' : 'people:factorOff')}</strong>
      </p>
      {isBeginning && <ConfirmingPassword password={password} onPassword={setPassword} />}
      {isEnding && <CodeInput code={code} onCode={setCode} hint="people:factorEndHint" />}
      {isOn ? (
        <Button
          id="factor-end"
          buttonStyle="secondary"
          size="medium"
          onClick={isEnding ? end : () => setEnding(true)}
        >
          {t('people:factorEnd')}
        </Button>
      ) : (
        <Button
          id="factor-begin"
          size="medium"
          onClick={isBeginning ? begin : () => setBeginning(true)}
        >
          {t('people:factorBegin')}
        </Button>
      )}
    </div>
  );
}

function OthersFactor({ isOn: isOnAtFirst }: { isOn: boolean }) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t, i18n } = useTranslation<StudioWords, StudioWordKey>();
  const [isOn, setOn] = useState(isOnAtFirst);
  const [isResetting, setResetting] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const hasFactor = Boolean((user as { second_factor?: boolean } | null)?.second_factor);

  async function reset() {
    const path = `users/${id}/second-factor/reset`;
    const { body, error } = await postToStudio(path, i18n.language, { password, code });
    setPassword('');
    setCode('');
    if (!body) return toast.error(error || t('people:failed'));
    setOn(false);
    toast.success(t('people:factorResetDone'));
  }

  if (!isOn) return <p>{t('people:factorOff')}</p>;
  return (
    <div>
      <p>{t('people:factorOn')}</p>
      {isResetting && <ConfirmingPassword password={password} onPassword={setPassword} />}
      {isResetting && hasFactor && (
        <CodeInput code={code} onCode={setCode} hint="people:codeHint" />
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

type Typed = { password: string; onPassword: (password: string) => void };

function ConfirmingPassword(typed: Typed) {
  return <PasswordInput path="factor-password" about="people:presentPasswordFactor" {...typed} />;
}

/** A text as a picture that phones read; drawn here, so that no other host learns it. */
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
