import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { inLocale } from '../../../server/content/in-locale.ts';
import { contentContext } from '../../content-context.ts';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { findByAnySlug } from '../../entries/entry-href.ts';
import { keepData, keepForm } from '../../forms/keep-form.ts';
import { requestSchema } from '../../forms/schema/request-schema.ts';
import { formAction } from '../../forms/server/form-action.ts';
import { formPageLoader } from '../../forms/server/form-loader.ts';
import { SiteForm } from '../../forms/site-form.tsx';
import { pageMeta } from '../page-meta.ts';
import { NextSteps } from './next-steps.tsx';
import { RequestFields } from './request-fields.tsx';

const load = formPageLoader<'request'>();

export async function loader(args: LoaderFunctionArgs) {
  const page = await load(args);
  const { items } = args.context.get(contentContext).snapshot;
  const program = findByAnySlug(items.programs, page.query.program);
  return { ...page, chosen: program && inLocale(program.slug, page.locale) };
}

export const action = formAction(requestSchema);
export const clientAction = keepForm;
export const shouldRevalidate = keepData;
export const meta = pageMeta;

export default function Request() {
  const t = useTranslations();
  const { countries, programs, chosen } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <header className="max-w-text">
        <h1 className="text-4xl">{t('pages.request.title')}</h1>
        <p className="mt-5 text-lg text-stone-600">{t('pages.request.intro')}</p>
      </header>
      <div className="mt-10 grid gap-x-20 gap-y-14 lg:mt-14 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:justify-between">
        <div className="min-w-0">
          <SiteForm
            schema={requestSchema}
            label={t('pages.request.title')}
            submit={t('forms.request.submit')}
            note={t('forms.send.noScript')}
          >
            <RequestFields countries={countries} programs={programs} chosen={chosen} />
          </SiteForm>
        </div>
        <NextSteps />
      </div>
    </div>
  );
}
