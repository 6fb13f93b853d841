import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { contentContext } from '../../content-context.ts';
import { keepForm } from '../../forms/keep-form.ts';
import { contactSchema } from '../../forms/schema/contact-schema.ts';
import { formAction } from '../../forms/server/form-action.ts';
import { formPageLoader } from '../../forms/server/form-loader.ts';
import { RichText } from '../../rich/rich-text.tsx';
import type { ShellData } from '../../shell/shell-data.ts';
import { pageMeta } from '../page-meta.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { Directions } from './directions.tsx';
import { newsReference } from './news-reference.ts';
import { OpeningTimes } from './opening-times.tsx';

const load = formPageLoader<'contact'>();

export function loader(args: LoaderFunctionArgs) {
  const page = load(args);
  const { snapshot } = args.context.get(contentContext);
  return { ...page, news: newsReference(snapshot, page.locale, page.query.news) };
}

export const action = formAction(contactSchema);
export const clientAction = keepForm;
export const meta = pageMeta;

export default function Contact() {
  const t = useTranslations('article');
  const page = useLoaderData<typeof loader>();
  const clinic = useRouteLoaderData<ShellData>('root')?.clinic;
  const isTranslated = page.language === page.locale;
  return (
    <div lang={isTranslated ? undefined : page.language} className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <header className="max-w-text">
        <h1 className="text-4xl">{page.title}</h1>
        {page.excerpt && <p className="mt-5 text-lg text-stone-600">{page.excerpt}</p>}
        {!isTranslated && (
          <p lang={page.locale} className="mt-5 border-l-2 border-larch-500 pl-4">
            {t('translationMissing')}
          </p>
        )}
      </header>
      {clinic && (
        <div className="mt-10 grid gap-6 lg:mt-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-2">
          <ContactDetails clinic={clinic} />
          <OpeningTimes times={clinic.openingTimes} />
        </div>
      )}
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="text-lg">
          <RichText html={page.intro} />
        </div>
        {page.chapters.map((chapter) => (
          <section key={chapter.title}>
            <h2 className="mb-4 text-2xl">{chapter.title}</h2>
            <RichText html={chapter.html} />
          </section>
        ))}
      </div>
      <ContactForm news={page.news} />
      {page.directions && <Directions directions={page.directions} clinic={clinic} />}
    </div>
  );
}
