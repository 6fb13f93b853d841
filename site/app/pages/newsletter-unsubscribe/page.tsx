import { useTranslations } from 'use-intl';
import { tokenAction, type TokenAnswer } from '#app/pages/form-page/token-action.ts';
import { TokenPage } from '#app/pages/form-page/token-page.tsx';
import { definePage } from '#app/page/page.ts';
import { useAnswer } from '#app/shell/page-context.ts';
import { newsletterUnsubscribeData } from './data.ts';

function NewsletterUnsubscribe() {
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

export const newsletterUnsubscribePage = definePage({
  data: newsletterUnsubscribeData,
  action: (args) => tokenAction(args, (inbox, token) => inbox.newsletter.unsubscribe(token)),
  View: NewsletterUnsubscribe,
});
