import { objectionOf } from '@clinic/cms/people/objection';
import { MinimalTemplate } from '@payloadcms/next/templates';
import Link from 'next/link';
import type { AdminViewServerProps } from 'payload';
import { translator } from '../translator.ts';

/**
 * Where a mail about a changed login leads to. A plain form: it works without scripts, and nothing
 * happens before the button is pressed.
 */
export function ObjectionView({ initPageResult, searchParams }: AdminViewServerProps) {
  const t = translator(initPageResult.req.i18n);
  const token = searchParams?.token;
  const objection = objectionOf(token);
  const isDone = searchParams?.done !== undefined;
  return (
    <MinimalTemplate className="objection">
      <h1>{t('people:objectTitle')}</h1>
      {objection ? (
        <form method="post" action="/api/users/objection">
          <p>{t('people:objectAbout', { email: objection.email })}</p>
          <input type="hidden" name="token" value={String(token)} />
          <button type="submit" className="btn btn--style-primary btn--size-large">
            {t('people:objectButton')}
          </button>
        </form>
      ) : (
        <>
          <p>{t(isDone ? 'people:objectDone' : 'people:objectInvalid')}</p>
          <Link href="/admin/login" prefetch={false}>
            {t('people:toLogin')}
          </Link>
        </>
      )}
    </MinimalTemplate>
  );
}
