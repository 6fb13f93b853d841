import { Breadcrumbs, PageTitle } from '#app/entries/page-title.tsx';
import { contactForm } from '@clinic/cms/forms/contact-form';
import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { formAction } from '#app/pages/form-page/form-action.ts';
import { definePage, type Loaded, type PageArgs } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData, useShell, useAnswer } from '#app/shell/page-context.ts';
import { clinicThing } from '#app/structured-data/clinic.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { Island } from '#app/island.tsx';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { FaxNumber } from '#app/ui/fax-number.tsx';
import { telHref } from '#app/ui/phone.tsx';
import { findByAnySlug } from '#app/routing/entry-href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { contactData, Directions } from './directions.tsx';

function newsReference({ items }: Snapshot, locale: Locale, slug: string | undefined) {
  const item = findByAnySlug(items.news, slug);
  const own = item && inLocale(item.slug, locale);
  return own ? { slug: own, title: inLocale(item.title, locale) ?? '' } : undefined;
}
type NewsReference = NonNullable<ReturnType<typeof newsReference>>;

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
      <PageTitle {...page} intro={page.excerpt} />
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

type Props = {
  news?: NewsReference;
  /** Set if the query of the address names a news item that does not exist. */
  isNewsMissing: boolean;
};

function ContactForm({ news, isNewsMissing }: Props) {
  const t = useTranslations('forms');
  const answer = useAnswer<FormAnswer>();
  return (
    <section
      aria-labelledby="write"
      className="no-print mt-20 grid gap-x-16 gap-y-8 border-t border-stone-200 pt-14 lg:grid-cols-2"
    >
      <div>
        <h2 id="write" className="text-3xl">
          {t('contact.title')}
        </h2>
        <p className="mt-4 max-w-text text-lg text-stone-600">{t('contact.intro')}</p>
        <p className="mt-4 text-stone-600">{t('note')}</p>
      </div>
      <div className="min-w-0">
        <Island name="contact-form" props={{ news, isNewsMissing, answer }} />
      </div>
    </section>
  );
}

function OpeningTimes({ times }: { times: { days: string; hours: string }[] }) {
  const t = useTranslations('shell');
  if (times.length === 0) return null;
  return (
    <section
      aria-labelledby="opening-times"
      className="rounded-card border border-stone-200 bg-white p-7 sm:p-10 print:p-5"
    >
      <h2 id="opening-times" className="text-2xl">
        {t('openingTimes')}
      </h2>
      <dl className="mt-4 divide-y divide-stone-200">
        {times.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="font-semibold">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 items-center text-brand-500 underline decoration-1 underline-offset-4 hover:decoration-2';

function ContactDetails({ clinic }: { clinic: ClinicView }) {
  const t = useTranslations();
  return (
    <section
      aria-labelledby="contact-details"
      className="rounded-card bg-tint-100 p-7 sm:p-10 print:border print:border-stone-200 print:p-5"
    >
      <h2 id="contact-details" className="text-2xl">
        {clinic.name}
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 print:grid-cols-1">
        <address className="not-italic">
          {clinic.street}
          <br />
          {clinic.zip} {clinic.city}
          <br />
          {clinic.country}
        </address>
        <dl className="grid gap-y-1">
          {clinic.phone && (
            <Row term={t('shell.phone')}>
              <a href={telHref(clinic.phone)} className={`${LINK} text-lg font-semibold`}>
                {clinic.phone}
              </a>
            </Row>
          )}
          {clinic.email && (
            <Row term={t('shell.email')}>
              <a href={`mailto:${clinic.email}`} className={LINK}>
                {clinic.email}
              </a>
            </Row>
          )}
          {clinic.fax && (
            <Row term={t('shell.fax')}>
              <span className="inline-flex min-h-11 items-center">
                <FaxNumber fax={clinic.fax} />
              </span>
            </Row>
          )}
        </dl>
      </div>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-stone-600">{term}</dt>
      <dd>{children}</dd>
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
