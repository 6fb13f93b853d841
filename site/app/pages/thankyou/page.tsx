import { useTranslations } from 'use-intl';
import type { SubmissionKind } from '@clinic/cms/forms/form-field';
import { Breadcrumbs, MainTitle } from '#app/entries/page-title.tsx';
import { messagesOf } from '#app/messages/catalog.ts';
import { definePage, type Loaded, type PageArgs, type PageRequest } from '#app/page/page.ts';
import { href } from '#app/routing/href.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { usePageData, useShell, useLocale, useOfferedHref } from '#app/shell/page-context.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { TelephonePerson } from '#app/people/portrait.tsx';
import { MailIcon } from '#app/ui/icons.tsx';
import { PhoneLink } from '#app/ui/phone.tsx';

function thankyouData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.thankyou;
  return { seo: pageSeo('thankyou', locale, { title, description }) };
}

/** The page thanks only for a form that was really received: its address must have a receipt. */
function load({ services }: PageArgs, page: Loaded<typeof thankyouData>) {
  return { ...page, received: services.receipts.read(page.query.t ?? null) };
}

function Thankyou() {
  const { received } = usePageData<typeof load>();
  return (
    <div
      // Tells islands/main.ts to delete the draft of the received form.
      data-received={received}
      className="page-width pt-12 lg:pt-20"
    >
      <Breadcrumbs />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {received ? <Thanks kind={received} /> : <Neutral />}
        <CallBox />
      </div>
    </div>
  );
}

function Neutral() {
  const t = useTranslations('forms.thankyou');
  const locale = useLocale();
  return (
    <div>
      <MainTitle title={t('neutral.title')} />
      <p className="mt-5 max-w-text text-lg text-stone-600">{t('neutral.text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('request', {}, locale)}>{t('toRequest')}</ButtonLink>
        <ButtonLink to={href('contact', {}, locale)} look="quiet">
          {t('toContact')}
        </ButtonLink>
      </p>
    </div>
  );
}

const STEPS = ['first', 'second', 'third'] as const;

function Thanks({ kind }: { kind: SubmissionKind }) {
  const t = useTranslations('forms.thankyou');
  const locale = useLocale();
  const offered = useOfferedHref();
  return (
    <div>
      <svg
        viewBox="0 0 64 64"
        width="64"
        height="64"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="mb-6 text-brand-500"
      >
        <circle cx="32" cy="32" r="30" className="stroke-tint-300" />
        <path d="m20 33 8.5 8.5L45 24.5" strokeWidth="2" />
      </svg>
      <MainTitle title={t(`${kind}.title`)} />
      <p className="mt-5 max-w-text text-lg">{t(`${kind}.text`)}</p>
      <h2 className="mt-12 text-2xl">{t('next')}</h2>
      <ol className="mt-5 max-w-text border-t border-stone-200">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-5 border-b border-stone-200 py-4">
            <span
              aria-hidden="true"
              className="w-5 shrink-0 font-serif text-2xl leading-tight text-accent-500"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{t(`${kind}.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={href('home', {}, locale)}>{t('home')}</ButtonLink>
        <ButtonLink to={offered('testimonials')} look="quiet">
          {t('toTestimonials')}
        </ButtonLink>
      </p>
    </div>
  );
}

function CallBox() {
  const t = useTranslations('forms.thankyou');
  const clinic = useShell().clinic;
  if (!clinic) return null;
  const link = 'flex min-h-11 items-center gap-3 text-brand-500 underline underline-offset-4';
  return (
    <aside aria-labelledby="call" className="self-start rounded-card bg-tint-100 p-7">
      <h2 id="call" className="text-xl">
        {t('call')}
      </h2>
      <TelephonePerson className="mt-5" />
      <p className="mt-3">
        {clinic.phone && (
          <PhoneLink phone={clinic.phone} className={`${link} text-lg font-semibold`} />
        )}
        {clinic.email && (
          <a href={`mailto:${clinic.email}`} className={link}>
            <MailIcon />
            {clinic.email}
          </a>
        )}
      </p>
      <dl className="mt-4 divide-y divide-tint-300 border-t border-tint-300 text-sm">
        {clinic.openingTimes.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="font-semibold">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

export const thankyouPage = definePage({ data: thankyouData, load, View: Thankyou });
