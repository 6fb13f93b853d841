import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageTitle } from '#app/entries/page-title.tsx';
import { contactForm } from '@clinic/cms/forms/contact-form';
import { formAction } from '#app/pages/form-page/form-action.ts';
import { definePage, type Loaded, type PageArgs } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData, useShell } from '#app/shell/page-context.ts';
import { clinicThing } from '#app/structured-data/clinic.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactData } from './data.ts';
import { Directions } from './directions.tsx';
import { newsReference } from './news-reference.ts';
import { OpeningTimes } from './opening-times.tsx';

function load({ services }: PageArgs, page: Loaded<typeof contactData>) {
  const { news: slug } = page.query;
  const news = newsReference(services.snapshot, page.locale, slug);
  return { ...page, news, isNewsMissing: Boolean(slug) && !news };
}

function Contact() {
  const page = usePageData<typeof load>();
  const clinic = useShell().clinic;
  const lang = page.language === page.locale ? undefined : page.language;
  return (
    <div lang={lang} className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <PageTitle
        title={page.title}
        intro={page.excerpt}
        locale={page.locale}
        language={page.language}
      />
      {clinic && (
        <div className="mt-10 grid gap-x-16 gap-y-6 lg:mt-14 lg:grid-cols-2 print:grid-cols-2 print:gap-x-6">
          <ContactDetails clinic={clinic} />
          <OpeningTimes times={clinic.openingTimes} />
        </div>
      )}
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="text-lg">
          <RichText html={page.intro} />
        </div>
        <div className="space-y-10">
          {page.chapters.map((chapter) => (
            <section key={chapter.title} data-safety={chapter.safety}>
              <h2 className={chapter.safety ? undefined : 'mb-3 text-xl'}>{chapter.title}</h2>
              <RichText html={chapter.html} />
            </section>
          ))}
        </div>
      </div>
      <ContactForm news={page.news} isNewsMissing={page.isNewsMissing} />
      {page.directions && (
        <Directions directions={page.directions} map={page.map} clinic={clinic} />
      )}
    </div>
  );
}

export const contactPage = definePage({
  data: contactData,
  load,
  action: formAction(contactForm),
  structuredData: (_, context) => [clinicThing(context)],
  View: Contact,
});
