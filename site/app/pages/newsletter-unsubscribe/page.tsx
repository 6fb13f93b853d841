import { useTranslations } from 'use-intl';
import { formPageLoader } from '../../forms/server/form-loader.ts';
import { tokenAction, type TokenAnswer } from '../../forms/server/token-action.ts';
import { TokenPage } from '../../forms/token-page.tsx';
import { useAnswer } from '../../page-context.ts';
import type { ActionArgs } from '../page-module.ts';

export async function action(args: ActionArgs) {
  return tokenAction(args, (inbox, token) => inbox.newsletter.unsubscribe(token));
}

export const loader = formPageLoader<'newsletter.unsubscribe'>();

export default function NewsletterUnsubscribe() {
  const t = useTranslations();
  return (
    <TokenPage
      answer={useAnswer<TokenAnswer>()}
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
