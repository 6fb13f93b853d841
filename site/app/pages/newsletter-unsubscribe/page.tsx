import { useTranslations } from 'use-intl';
import { formPageLoader } from '#app/pages/form-page/form-loader.ts';
import { tokenAction, type TokenAnswer } from '#app/pages/form-page/token-action.ts';
import { TokenPage } from '#app/pages/form-page/token-page.tsx';
import { useAnswer } from '#app/shell/page-context.ts';
import type { ActionArgs } from '#app/pages/page-module.ts';

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
