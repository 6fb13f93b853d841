import type { Locale } from '@clinic/cms/clinic-config/locales';
import { todayAtTheClinic } from '#app/forms/days.ts';
import type { Hosts } from '#app/hosts.ts';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { personById } from '#app/people/person.ts';
import type { TitleOf } from '#app/routing/breadcrumbs.ts';
import { categoryHref } from '#app/routing/href.ts';
import { emptyPages } from '#app/routing/empty-pages.ts';
import { shownCategories, isIntroduced, type IntroducedPageId } from '#app/routing/text-pages.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { formatRating } from '#app/ui/formats.ts';
import type { Singletons } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';
import { menuData } from './menu-data.ts';
import { messageData } from './message-data.ts';

export function shellData(
  snapshot: Snapshot,
  locale: Locale,
  { siteUrl, hosts }: { siteUrl: string; hosts: Hosts },
) {
  const { clinic, home } = snapshot.globals;
  return {
    locale,
    siteUrl,
    hosts,
    year: todayAtTheClinic().slice(0, 4),
    menu: menuData(snapshot, locale),
    messages: messageData(snapshot, locale),
    sections: sectionLinks(snapshot, locale),
    emptyPages: emptyPages(snapshot.items),
    landscape: landscapeOf(home?.hero_image),
    ...pageNames(snapshot, locale),
    clinic: clinic && clinicView(clinic, snapshot, locale),
  };
}

function clinicView(clinic: Singletons['clinic'], snapshot: Snapshot, locale: Locale) {
  const { phone, fax, email, street, zip, city, social } = clinic;
  return {
    ...{ phone, fax, email, street, zip, city, social },
    mapsUrl: clinic.maps_url,
    rating: shownRating(snapshot, locale),
    shopUrl: clinic.shop_url,
    logos: clinic.logos.map(({ name, text, mark, image, url }) => ({
      ...{ name, mark, url },
      text: inLocale(text, locale),
      path: image?.path,
    })),
    // Vouchers are sold in some languages only, so there is no fallback to English.
    voucherUrl: clinic.voucher_url[locale],
    name: inLocale(clinic.name, locale) ?? '',
    claim: inLocale(clinic.claim, locale),
    footerNote: inLocale(clinic.footer_note, locale),
    country: inLocale(clinic.country, locale),
    phoneInvitation: inLocale(clinic.phone_invitation, locale),
    newsletter: { title: clinic.newsletter_title[locale], text: clinic.newsletter_text[locale] },
    answersPhone: answersPhone(snapshot, locale),
    openingTimes: inLocale(clinic.opening_times, locale) ?? [],
  };
}
export type ClinicView = ReturnType<typeof clinicView>;

function pageNames(snapshot: Snapshot, locale: Locale) {
  const wordsOf = (id: IntroducedPageId) => pageWords(snapshot, id, locale);
  const own: Readonly<Record<string, { title?: string } | undefined>> = messagesOf(locale).pages;
  const titleOf: TitleOf = (id) => (isIntroduced(id) ? wordsOf(id).name : own[id]?.title);
  return { wordsOf, titleOf };
}

function answersPhone({ items, globals }: Snapshot, locale: Locale) {
  const person = personById(items.team, globals.clinic?.answers_phone, locale);
  return person && { name: person.name, picture: person.picture, speaks: person.speaks };
}

/** The sections that editors create; the route table has no entries for them. */
function sectionLinks(snapshot: Snapshot, locale: Locale) {
  return writtenIn(shownCategories(snapshot.items), locale).map(({ title, slug }) => ({
    title: inLocale(title, locale) ?? '',
    href: categoryHref(locale, inLocale(slug, locale) ?? ''),
  }));
}

export type ShellData = ReturnType<typeof shellData>;

/** The mean of the published ratings, which readers can check; the same wherever it is shown. */
export function shownRating({ items }: Pick<Snapshot, 'items'>, locale: Locale) {
  const ratings = items.testimonials.flatMap(({ approved, rating }) => (approved && rating) || []);
  if (ratings.length === 0) return undefined;
  const value = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  // Formatted on the server, because the browser's number formatting takes long to initialise.
  return { value, text: formatRating(value, locale) };
}
