import { useTranslations } from 'use-intl';
import { newsletterForm } from '@clinic/cms/forms/newsletter-form';
import { IntroducedPage, Breadcrumbs, MainTitle } from '#app/entries/page-title.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { Island } from '#app/island.tsx';
import { introducedSeo } from '#app/lists/page-words.ts';
import {
  definePage,
  type ActionArgs,
  type Loaded,
  type PageRequest,
  PageStatusError,
  type ActionResult,
} from '#app/page/page.ts';
import { formAction, reportFailure } from '#app/pages/form-page/form-action.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { useAnswer, usePageData, useShell } from '#app/shell/page-context.ts';
import { href } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { ButtonLink, buttonLook } from '#app/ui/button-link.tsx';
import type { Inbox } from '#app/forms/inbox.ts';
import { messagesOf } from '#app/messages/catalog.ts';

function newsletterData({ snapshot, locale }: PageRequest) {
  return { seo: introducedSeo(snapshot, 'newsletter', locale), locale };
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

export type TokenAnswer = { outcome: 'done' | 'invalid' } | { outcome: 'failed'; error: string };

/** What the link in a newsletter is for, once its reader has pressed the button. */
export async function tokenAction(
  { url, visit, inbox, services }: ActionArgs,
  use: (inbox: Inbox, token: string) => Promise<string>,
): Promise<ActionResult> {
  if (visit.form.status === 'tooMany') throw new PageStatusError(429);
  const token = url.searchParams.get('token') ?? '';
  try {
    const isInvalid = (await use(inbox, token)) === 'invalid';
    const answer: TokenAnswer = { outcome: isInvalid ? 'invalid' : 'done' };
    return { status: isInvalid ? 422 : 200, answer };
  } catch (error) {
    const code = reportFailure(services.reportError, error, 'newsletter link');
    const answer: TokenAnswer = { outcome: 'failed', error: code };
    return { status: 500, answer, isError: true };
  }
}

type Words = { title: string; text: string };
type Props = Words & { answer?: TokenAnswer; button: string; done: Words };

/** The page behind a link in a mail. One press of the button does it: programs that only look do nothing. */
export function TokenPage({ answer, title, text, button, done }: Props) {
  const t = useTranslations('forms');
  const { locale, email } = useSite();
  const words: Record<TokenAnswer['outcome'], Words> = {
    done,
    invalid: { title: t('newsletter.invalid'), text: t('newsletter.invalidText') },
    failed: {
      title: t('problems.title'),
      text: answer?.outcome === 'failed' ? t('problems.failed', { error: answer.error }) : '',
    },
  };
  const shown = answer ? words[answer.outcome] : { title, text };
  const isOpen = !answer || answer.outcome === 'failed';
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <div role={answer ? 'status' : undefined}>
        <MainTitle title={shown.title} />
        <p className="mt-5 max-w-text text-lg text-stone-600">{shown.text}</p>
        {answer?.outcome === 'failed' && email && <p className="mt-2">{email}</p>}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOpen && (
          <form method="post">
            <button type="submit" className={`${buttonLook('primary')} cursor-pointer`}>
              {button}
            </button>
          </form>
        )}
        {answer?.outcome === 'invalid' && (
          <ButtonLink to={href('newsletter', {}, locale)}>{t('newsletter.submit')}</ButtonLink>
        )}
        <ButtonLink to={href('home', {}, locale)} look="quiet">
          {t('thankyou.home')}
        </ButtonLink>
      </div>
    </div>
  );
}

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

export const newsletterPage = definePage({
  data: newsletterData,
  action,
  View: Newsletter,
});
