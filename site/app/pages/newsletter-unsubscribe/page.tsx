import { useActionData, type ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { formPageLoader } from '../../forms/server/form-loader.ts';
import { tokenAction } from '../../forms/server/token-action.ts';
import { TokenPage } from '../../forms/token-page.tsx';
import { pageMeta } from '../page-meta.ts';

export async function action(args: ActionFunctionArgs) {
  return tokenAction(args, (inbox, token) => inbox.newsletter.unsubscribe(token));
}

export const loader = formPageLoader<'newsletter.unsubscribe'>();
export const meta = pageMeta;

export default function NewsletterUnsubscribe() {
  const t = useTranslations();
  return (
    <TokenPage
      answer={useActionData<typeof action>()}
      title={t('pages.newsletterUnsubscribe.title')}
      text={t('forms.newsletter.unsubscribeText')}
      button={t('forms.newsletter.unsubscribe')}
      done={{
        title: t('forms.newsletter.unsubscribed'),
        text: t('forms.newsletter.unsubscribedText'),
      }}
    />
  );
}
