import { useTranslations } from 'use-intl';
import { newsletterForm } from '@clinic/cms/forms/newsletter-form';
import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { Island } from '#app/island.tsx';
import { pageWords } from '#app/lists/page-words.ts';
import { definePage, type ActionArgs, type Loaded, type PageRequest } from '#app/page/page.ts';
import { formAction } from '#app/pages/form-page/form-action.ts';
import { tokenAction, type TokenAnswer } from '#app/pages/form-page/token-action.ts';
import { TokenPage } from '#app/pages/form-page/token-page.tsx';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { useAnswer, usePageData, useShell } from '#app/shell/page-context.ts';

function newsletterData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'newsletter', locale);
  const seo = pageSeo('newsletter', locale, head);
  return { seo, locale };
}

const subscribe = formAction(newsletterForm);

/** With a token from our mail the subscription is confirmed, without one it is asked for. */
async function action(args: ActionArgs) {
  if (!args.url.searchParams.has('token')) return subscribe(args);
  return tokenAction(args, (inbox, token) => inbox.newsletter.confirm(token));
}

function Newsletter() {
  const { query } = usePageData<() => Loaded<typeof newsletterData>>();
  return query.token ? <Confirm /> : <Subscribe />;
}

function Confirm() {
  const t = useTranslations();
  return (
    <TokenPage
      answer={useAnswer<TokenAnswer>()}
      title={t('pages.newsletterConfirm.title')}
      text={t('forms.newsletter.confirmText')}
      button={t('forms.newsletter.confirm')}
      done={{
        title: t('forms.newsletter.confirmed'),
        text: t('forms.newsletter.confirmedText'),
      }}
    />
  );
}

function Subscribe() {
  const { name: label } = useShell().wordsOf('newsletter');
  const answer = useAnswer<FormAnswer>();
  return (
    <IntroducedPage page="newsletter">
      <div className="mt-10 max-w-xl">
        <Island name="newsletter-form" props={{ label, answer }} />
      </div>
    </IntroducedPage>
  );
}

export const newsletterPage = definePage({
  data: newsletterData,
  action,
  View: Newsletter,
});
