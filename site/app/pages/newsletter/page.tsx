import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { keepData, keepForm } from '../../forms/keep-form.ts';
import { NewsletterTerms } from '../../forms/newsletter-terms.tsx';
import { newsletterSchema } from '../../forms/schema/newsletter-schema.ts';
import { formAction } from '../../forms/server/form-action.ts';
import { formPageLoader } from '../../forms/server/form-loader.ts';
import { tokenAction, type TokenAnswer } from '../../forms/server/token-action.ts';
import { SiteForm } from '../../forms/site-form.tsx';
import { TokenPage } from '../../forms/token-page.tsx';
import { pageMeta } from '../page-meta.ts';

const subscribe = formAction(newsletterSchema);

/** With a token from our mail the subscription is confirmed, without one it is asked for. */
export async function action(args: ActionFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('token')) return subscribe(args);
  return tokenAction(args, (inbox, token) => inbox.newsletter.confirm(token));
}

export const loader = formPageLoader<'newsletter'>();
export const clientAction = keepForm;
export const shouldRevalidate = keepData;
export const meta = pageMeta;

export default function Newsletter() {
  const t = useTranslations();
  const { query } = useLoaderData<typeof loader>();
  const answer = useActionData() as TokenAnswer | undefined;
  if (query.token) {
    return (
      <TokenPage
        answer={answer}
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
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <header className="max-w-text">
        <h1 className="text-4xl">{t('pages.newsletter.title')}</h1>
        <p className="mt-5 text-lg text-stone-600">{t('pages.newsletter.intro')}</p>
      </header>
      <div className="mt-10 max-w-xl">
        <SiteForm
          schema={newsletterSchema}
          label={t('pages.newsletter.title')}
          submit={t('forms.newsletter.submit')}
          note={<NewsletterTerms />}
        >
          <EmailField />
        </SiteForm>
      </div>
    </div>
  );
}
