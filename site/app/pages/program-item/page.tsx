import { useTranslations } from 'use-intl';
import { Article } from '#app/entries/article.tsx';
import { Related } from '#app/entries/teaser-card.tsx';
import { definePage } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData, useLocale } from '#app/shell/page-context.ts';
import { medicalWebPage } from '#app/structured-data/articles.ts';
import type { Person } from '#app/people/person.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { hrefOfAny } from '#app/routing/href.ts';
import { personHref } from '#app/routing/entry-href.ts';
import { TestimonialPicture, TestimonialStars } from '#app/pages/testimonials/testimonial-view.tsx';
import { ProgramFacts, ProgramLabel } from '#app/pages/programs/program-card.tsx';
import { transferWeekday } from '#app/forms/days.ts';
import { sentencesOf } from '#app/pages/home/data.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { CostsLink } from '#app/shell/costs-link.tsx';
import { ButtonLink, TextLink } from '#app/ui/button-link.tsx';
import { WeekPlan } from './week-plan.tsx';
import { programItemData, INCLUDED_ID, type ProgramItem, WEEK_PLAN_ID } from './data.ts';

function ProgramItemPage() {
  const t = useTranslations('related');
  const page = usePageData<typeof programItemData>();
  return (
    <Article
      article={page}
      asideHasRequest
      aside={<Offer program={page} />}
      body={
        <>
          <RichText html={page.html} />
          <WeekPlan id={WEEK_PLAN_ID} {...page.plan} />
          <RichText html={page.htmlAfterPlan} />
          <Included includes={page.includes} excludes={page.excludes} />
          <Physician person={page.physician} />
          <GuestVoice voice={page.voice} />
        </>
      }
    >
      <Related id="diagnosis-item" title={t('diagnosis')} teasers={page.diagnostics} />
      <Related id="therapies-item" title={t('therapies')} teasers={page.therapies} />
    </Article>
  );
}

function Included({ includes, excludes }: { includes: string[]; excludes: string[] }) {
  const t = useTranslations('programs');
  if (includes.length === 0) return null;
  return (
    <div className="included mt-8 grid gap-x-10 sm:mt-14 sm:grid-cols-2">
      <Marked id={INCLUDED_ID} title={t('includes')} mark="yes" texts={includes} />
      {excludes.length > 0 && (
        <Marked id="not-included" title={t('excludes')} mark="no" texts={excludes} />
      )}
    </div>
  );
}

type MarkedProps = { id: string; title: string; mark: 'yes' | 'no'; texts: string[] };

function Marked({ id, title, mark, texts }: MarkedProps) {
  return (
    <section id={id} aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <Disclosure summary={<h2 className="text-xl">{title}</h2>}>
        <ul className="marked-list" data-mark={mark}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Physician({ person }: { person: Person | undefined }) {
  const t = useTranslations('programs');
  const locale = useLocale();
  if (!person) return null;
  return (
    <section
      aria-labelledby="physician"
      lang={person.language}
      className="mt-8 flex items-start gap-5 border-t border-stone-200 pt-6 sm:mt-14 sm:gap-8 sm:pt-10"
    >
      <Portrait person={person} width={112} className="size-20 shrink-0 rounded-card sm:size-28" />
      <div className="max-w-text min-w-0">
        <p lang={locale} className="eyebrow">
          {t('physician')}
        </p>
        <h2 id="physician" className="mt-1 text-xl">
          <a
            href={personHref(person.name, locale)}
            className="decoration-accent-500 decoration-2 underline-offset-4 hover:underline"
          >
            {person.name}
          </a>
        </h2>
        {person.role && <p className="mt-1 text-stone-600">{person.role}</p>}
        {person.bio && <p className="mt-3 hyphens-auto max-sm:hidden">{person.bio}</p>}
      </div>
    </section>
  );
}

/** How many sentences of a guest fit on a phone; the page of testimonials shows all of them. */
const SENTENCES_ON_PHONES = 2;

function GuestVoice({ voice }: Pick<ProgramItem, 'voice'>) {
  const t = useTranslations();
  const locale = useLocale();
  if (!voice) return null;
  const { name, place, text, rating, picture } = voice;
  const sentences = sentencesOf(text, locale);
  return (
    <section
      aria-labelledby="voice"
      className="mt-8 rounded-card bg-white p-5 shadow-soft sm:mt-14 sm:p-10"
    >
      <h2 id="voice" className="eyebrow font-sans tracking-normal">
        {t('programs.voice')}
      </h2>
      <figure className="mt-4 flow-root">
        <TestimonialPicture picture={picture} />
        <TestimonialStars rating={rating} />
        <blockquote className="font-serif leading-snug sm:text-lg text-pretty hyphens-auto">
          <p className="whitespace-pre-line">
            {sentences.slice(0, SENTENCES_ON_PHONES).join('')}
            <span className="max-sm:hidden">{sentences.slice(SENTENCES_ON_PHONES).join('')}</span>
          </p>
        </blockquote>
        <figcaption className="mt-4 text-stone-600">
          {[name, place].filter(Boolean).join(', ')}
        </figcaption>
      </figure>
      <p className="no-print mt-2">
        <TextLink to={hrefOfAny('testimonials', {}, locale)}>{t('programs.allVoices')}</TextLink>
      </p>
    </section>
  );
}

function Offer({ program }: { program: ProgramItem }) {
  const t = useTranslations();
  return (
    <section aria-labelledby="program" className="rounded-card bg-white p-6 shadow-soft">
      <ProgramLabel {...program} />
      <h2 id="program" className="mb-1 text-xl">
        {program.subtitle ?? program.title}
      </h2>
      <ProgramFacts program={program} />
      <p className="no-print mt-4 flex flex-col empty:hidden">
        <ButtonLink to={program.request}>{t('help.getStarted')}</ButtonLink>
      </p>
      <p className="mt-4 text-sm text-stone-600">
        {t('programs.travelDays', { transferDay: transferWeekday(useLocale()) })}
      </p>
      {program.insurance && (
        <Disclosure
          summary={<h3 className="font-sans tracking-normal">{t('programs.insurance')}</h3>}
          className="mt-4 border-t border-stone-200 text-sm"
        >
          <p className="text-stone-600">{program.insurance}</p>
        </Disclosure>
      )}
      <CostsLink className="mt-2 text-sm" />
    </section>
  );
}

export const programItemPage = definePage({
  data: programItemData,
  structuredData: (page, context) => [medicalWebPage(page, 'MedicalTherapy', context)],
  View: ProgramItemPage,
});
