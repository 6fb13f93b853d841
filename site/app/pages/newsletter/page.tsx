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

/** With the token of a mail, the post confirms a subscription; without one, it requests it. */
async function action(args: ActionArgs) {
  if (!args.url.searchParams.has('token')) return subscribe(args);
  return tokenAction(args, (inbox, token) => inbox.newsletter.confirm(token));
}

function Newsletter() {
  const { query } = usePageData<() => Loaded<typeof newsletterData>>();
  return query.token ? <TokenPage purpose="confirm" /> : <Subscribe />;
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

type TokenAnswer = { outcome: 'done' | 'invalid' } | { outcome: 'failed'; error: string };

/** Does what the link in a mail is for, once its reader has pressed the button. */
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

const PURPOSES = {
  confirm: { page: 'newsletterConfirm', done: 'confirmed' },
  unsubscribe: { page: 'newsletterUnsubscribe', done: 'unsubscribed' },
} as const;

/** The page behind a link in a mail, with a button: programs that follow links change nothing. */
function TokenPage({ purpose }: { purpose: keyof typeof PURPOSES }) {
  const title = useTranslations('pages')(`${PURPOSES[purpose].page}.title`);
  const t = useTranslations('forms');
  const { locale, email } = useSite();
  const answer = useAnswer<TokenAnswer>();
  const { done } = PURPOSES[purpose];
  const error = answer?.outcome === 'failed' ? answer.error : '';
  const words = {
    open: { title, text: t(`newsletter.${purpose}Text`) },
    done: { title: t(`newsletter.${done}`), text: t(`newsletter.${done}Text`) },
    invalid: { title: t('newsletter.invalid'), text: t('newsletter.invalidText') },
    failed: { title: t('problems.title'), text: t('problems.failed', { error }) },
  };
  const shown = words[answer?.outcome ?? 'open'];
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
              {t(`newsletter.${purpose}`)}
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

export const newsletterUnsubscribePage = definePage({
  data: newsletterUnsubscribeData,
  action: (args) => tokenAction(args, (inbox, token) => inbox.newsletter.unsubscribe(token)),
  View: () => <TokenPage purpose="unsubscribe" />,
});

export const newsletterPage = definePage({ data: newsletterData, action, View: Newsletter });
