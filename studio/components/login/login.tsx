import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../logo.tsx';
import { LoginForm } from './login-form.tsx';

const PANEL = '/admin';

/** Payload's login asks for a password alone; this one also for the code of a second factor. */
export function Login({ initPageResult, searchParams }: AdminViewServerProps) {
  const asked = searchParams?.redirect;
  const target = getSafeRedirect({
    fallbackTo: PANEL,
    redirectTo: typeof asked === 'string' ? asked : PANEL,
  });
  if (initPageResult.req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm target={target} />
    </>
  );
}
