import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { todayAtTheClinic } from '#app/forms/days.ts';
import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import type { Items } from '#content/models/registry.ts';
import { withHeadings } from '#content/values/html.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** Pages are made anew every hour, so a vacancy goes on the day after its last. */
export function vacanciesData({ snapshot, locale }: PageRequest, today = todayAtTheClinic()) {
  const { head } = pageWords(snapshot, 'vacancies', locale);
  const openIn = (other: Locale) => LISTED.vacancies(snapshot.items, other, today);
  const shown = openIn(locale);
  return {
    seo: pageSeo('vacancies', locale, head),
    vacancies: shown.map((vacancy) => toVacancy(vacancy, locale)),
    /** Where the others are, when there is nothing to read in this language. */
    elsewhere: shown.length > 0 ? undefined : mostIn(locale, openIn),
  };
}

/** The other language in which most vacancies are described. */
function mostIn(locale: Locale, openIn: (other: Locale) => readonly unknown[]) {
  const [most] = LOCALES.filter((other) => other !== locale)
    .map((language) => ({
      language,
      count: openIn(language).length,
      href: hrefOfAny('vacancies', {}, language),
    }))
    .toSorted((a, b) => b.count - a.count);
  return most && most.count > 0 ? most : undefined;
}

function toVacancy(vacancy: Items['vacancies'][number], locale: Locale) {
  return {
    id: vacancy._id,
    slug: inLocale(vacancy.slug, locale) ?? vacancy._id,
    title: inLocale(vacancy.title, locale) ?? '',
    excerpt: inLocale(vacancy.excerpt, locale),
    html: lowerHeadings(inLocale(vacancy.content, locale) ?? ''),
    date: vacancy.date,
    validThrough: vacancy.valid_through,
    workload: vacancy.workload,
    employmentType: vacancy.employment_type,
  };
}
export type Vacancy = ReturnType<typeof toVacancy>;

/** Several texts stand on one page, each below a heading of its own. */
const LOWER: Readonly<Record<string, string>> = { h2: 'h3', h3: 'h4' };

function lowerHeadings(html: string): string {
  return withHeadings(html, ({ tag }) => {
    const lower = LOWER[tag];
    return lower ? { opening: `<${lower}>`, closing: `</${lower}>` } : undefined;
  });
}
