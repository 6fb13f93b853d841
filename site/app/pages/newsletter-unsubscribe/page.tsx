import { useTranslations } from 'use-intl';
import { messagesOf } from '#app/messages/catalog.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { tokenAction, type TokenAnswer } from '#app/pages/form-page/token-action.ts';
import { TokenPage } from '#app/pages/form-page/token-page.tsx';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { useAnswer } from '#app/shell/page-context.ts';

function newsletterUnsubscribeData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.newsletterUnsubscribe;
  const seo = pageSeo('newsletter.unsubscribe', locale, { title, description });
  return { seo, locale };
}

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
