import type { Locale } from '@clinic/cms/clinic-config/locales';
import { createTranslator } from 'use-intl/core';
import { articleData, originOf, reviewOf } from '#app/entries/article-data.ts';
import { splitAfterChapter } from '#app/entries/contents.ts';
import { linkedTeasers } from '#app/entries/teaser.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { toProgramTeaser } from '#app/pages/programs/program-card.tsx';
import { toTestimonialView } from '#app/pages/testimonials/testimonial-view.tsx';
import { personById } from '#app/people/person.ts';
import { findBySlug, requestHref } from '#app/routing/entry-href.ts';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** Anchors of the parts of the page besides its text, the same in every language. */
export const WEEK_PLAN_ID = 'week-plan';
export const INCLUDED_ID = 'included';

type Program = Items['programs'][number];

/** The week plan follows the second chapter, which is about the course of the stay. */
const CHAPTERS_BEFORE_PLAN = 2;

export function programItemData({ snapshot, locale, params }: PageRequest) {
  const program = findBySlug(snapshot.items.programs, locale, params.slug);
  if (!program) return undefined;
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'programs' });
  const { duration, price, subtitle, label, recommendedFor } = toProgramTeaser(program, locale);
  const teasers = (page: 'therapies.item' | 'diagnosis.item', ids: readonly string[]) =>
    linkedTeasers(snapshot, page, ids, locale);
  const { html, ...article } = articleData('programs.item', program, locale);
  const [beforePlan, afterPlan] = splitAfterChapter(html, CHAPTERS_BEFORE_PLAN);
  const plan = {
    note: inLocale(program.week_plan_note, locale),
    days: inLocale(program.week_plan, locale) ?? [],
  };
  const includes = inLocale(program.includes, locale) ?? [];
  return {
    ...article,
    html: beforePlan,
    htmlAfterPlan: afterPlan,
    sections: [
      ...article.sections.slice(0, CHAPTERS_BEFORE_PLAN),
      ...(plan.days.length > 0 ? [{ id: WEEK_PLAN_ID, title: t('weekPlan') }] : []),
      ...article.sections.slice(CHAPTERS_BEFORE_PLAN),
      ...(includes.length > 0 ? [{ id: INCLUDED_ID, title: t('includes') }] : []),
    ],
    origin: originOf(snapshot, program, locale),
    review: reviewOf(snapshot, program, locale),
    duration,
    price,
    subtitle,
    label,
    recommendedFor,
    request: requestHref(locale, { program: params.slug ?? '' }),
    insurance: inLocale(snapshot.globals.clinic?.insurance, locale),
    plan,
    includes,
    excludes: inLocale(program.excludes, locale) ?? [],
    physician: personById(snapshot.items.team, program.physician, locale),
    voice: voiceOf(snapshot, program, locale),
    therapies: teasers('therapies.item', program.related_therapies),
    diagnostics: teasers('diagnosis.item', program.related_diagnose),
  };
}
export type ProgramItem = NonNullable<ReturnType<typeof programItemData>>;

/** A testimonial in the language of the page; testimonials are never translated. */
function voiceOf(snapshot: Snapshot, program: Program, locale: Locale) {
  const { testimonials } = snapshot.items;
  const voices = program.voices.flatMap((id) => testimonials.find(({ _id }) => _id === id) ?? []);
  const voice = voices.find(({ lang, approved }) => lang === locale && approved);
  return voice && toTestimonialView(voice, locale);
}
