import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { requestForm } from '@clinic/cms/forms/request-form';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { Island } from '#app/island.tsx';
import { formAction } from '#app/pages/form-page/form-action.ts';
import { definePage, type Loaded, type PageArgs, type PageRequest } from '#app/page/page.ts';
import { findByAnySlug } from '#app/routing/entry-href.ts';
import { useAnswer, usePageData, useShell } from '#app/shell/page-context.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { TelephonePerson } from '#app/people/portrait.tsx';
import { CostsLink } from '#app/shell/costs-link.tsx';
import { PhoneLink } from '#app/ui/phone.tsx';
import { introducedSeo } from '#app/lists/page-words.ts';
import type { Entry } from '#content/models/entry.ts';
import { writtenIn } from '#content/written-locales.ts';

function requestData({ snapshot, locale }: PageRequest) {
  return {
    seo: introducedSeo(snapshot, 'request', locale),
    locale,
    concerns: titlesIn(snapshot.items.health_concerns, locale),
    programs: titlesIn(snapshot.items.programs, locale),
  };
}

function titlesIn(entries: readonly Pick<Entry, 'title' | 'slug'>[], locale: Locale) {
  return writtenIn(entries, locale).map(({ slug, title }) => ({
    slug: inLocale(slug, locale) ?? '',
    title: inLocale(title, locale) ?? '',
  }));
}

function load({ services }: PageArgs, page: Loaded<typeof requestData>) {
  const { programs, rooms } = services.snapshot.items;
  const program = findByAnySlug(programs, page.query.program);
  const room = findByAnySlug(rooms, page.query.room);
  return {
    ...page,
    chosen: program && inLocale(program.slug, page.locale),
    room: room && inLocale(room.title, page.locale),
  };
}

function Request() {
  const { name: label } = useShell().wordsOf('request');
  const words = useTranslations('forms.fields');
  const { concerns, programs, chosen, room } = usePageData<typeof load>();
  const message = room && words('roomMessage', { room });
  const answer = useAnswer<FormAnswer>();
  return (
    <IntroducedPage page="request">
      <div className="mt-5 grid gap-x-20 gap-y-14 lg:mt-14 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:justify-between">
        <div className="min-w-0">
          <NextStepsSummary />
          <Island
            name="request-form"
            props={{ label, concerns, programs, chosen, message, answer }}
          />
        </div>
        <NextSteps />
      </div>
    </IntroducedPage>
  );
}

/** A summary of the next steps above the form, on screens that show them below it. */
function NextStepsSummary() {
  const t = useTranslations('forms.request');
  return (
    <p className="mb-4 border-l-2 border-accent-500 pl-4 lg:hidden">
      {t('nextInShort')}{' '}
      <a href="#next" className="text-brand-500 underline underline-offset-4">
        {t('next')}
      </a>
    </p>
  );
}

const STEPS = ['read', 'call', 'decide'] as const;

function NextSteps() {
  const t = useTranslations('forms.request');
  const clinic = useShell().clinic;
  return (
    <aside
      aria-labelledby="next"
      className="self-start rounded-card bg-tint-100 p-7 lg:sticky lg:top-24"
    >
      <h2 id="next" className="scroll-mt-24 text-xl">
        {t('next')}
      </h2>
      <ol className="mt-4 space-y-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-serif text-xl leading-tight text-accent-500"
            >
              {index + 1}
            </span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <CostsLink className="mt-4" />
      {clinic?.phone && (
        <div className="mt-6 border-t border-tint-300 pt-5">
          <p className="font-semibold">{t('rather')}</p>
          <TelephonePerson className="mt-4" />
          <PhoneLink
            phone={clinic.phone}
            className="mt-2 inline-flex min-h-11 items-center gap-2 text-lg text-brand-500 underline underline-offset-4"
          />
        </div>
      )}
    </aside>
  );
}

export const requestPage = definePage({
  data: requestData,
  load,
  action: formAction(requestForm),
  View: Request,
});
