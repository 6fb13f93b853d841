'use client';

import {
  Button,
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  useAuth,
  useTranslation,
} from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { email as validateEmail, text as validateText } from 'payload/shared';
import { useState } from 'react';
import { useWords } from '../use-words.ts';

type Refusal = { errors?: { name?: string }[] };
type Admission = Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0];

/** A constant, since the form starts afresh whenever it is given another object. */
const EMPTY = {
  email: { initialValue: undefined, valid: true, value: undefined },
  password: { initialValue: undefined, valid: true, value: undefined },
};

export function LoginForm({ target }: { target: string }) {
  const { language, t } = useWords();
  const { t: payload } = useTranslation();
  const { setUser } = useAuth<ClientUser>();
  const [asksForCode, setAsksForCode] = useState(false);

  /** Hides the first refusal that is only about the missing code, which is then asked for. */
  async function logIn(sent: FormData): Promise<Response> {
    const headers = { 'Accept-Language': language };
    const answer = await fetch('/api/users/login', { method: 'POST', body: sent, headers });
    const { errors } = (await answer.clone().json()) as Refusal;
    if (asksForCode || errors?.[0]?.name !== 'SecondFactorNeeded') return answer;
    setAsksForCode(true);
    return Response.json({ errors: [] }, { status: answer.status });
  }

  return (
    <Form
      // Payload reads the response of this function, although its type says that there is none.
      action={logIn as unknown as (sent: FormData) => Promise<void>}
      method="POST"
      className="login__form"
      disableSuccessStatus
      initialState={EMPTY}
      onSuccess={(admitted) => setUser(admitted as Admission)}
      redirect={target}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap" hidden={asksForCode}>
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: payload('general:email'),
            required: true,
          }}
          path="email"
          validate={validateEmail}
        />
        <PasswordField
          field={{ name: 'password', label: payload('general:password'), required: true }}
          path="password"
        />
      </div>
      {asksForCode ? (
        <div className="login__form__inputWrap">
          <TextField
            field={{
              name: 'code',
              label: t('people:code'),
              admin: { description: t('people:codeHint') },
              required: true,
            }}
            path="code"
            validate={validateText}
          />
        </div>
      ) : (
        <Link href="/admin/forgot" prefetch={false}>
          {payload('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <FormSubmit size="large">{payload('authentication:login')}</FormSubmit>
      {asksForCode && (
        <Button buttonStyle="none" onClick={() => setAsksForCode(false)}>
          {t('people:back')}
        </Button>
      )}
    </Form>
  );
}
