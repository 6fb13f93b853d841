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
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';
import { menuData } from './menu-data.ts';
import { messageData } from './message-data.ts';
import { shownRating } from './shown-rating.ts';

export function shellData(
  snapshot: Snapshot,
  locale: Locale,
  { siteUrl, hosts }: { siteUrl: string; hosts: Hosts },
) {
  const { clinic, home } = snapshot.globals;
  const year = todayAtTheClinic().slice(0, 4);
  const menu = menuData(snapshot, locale);
  const messages = messageData(snapshot, locale);
  const sections = sectionLinks(snapshot, locale);
  const landscape = landscapeOf(home?.hero_image);
  const common = {
    locale,
    siteUrl,
    hosts,
    year,
    menu,
    messages,
    sections,
    emptyPages: emptyPages(snapshot.items),
    landscape,
    ...pageNames(snapshot, locale),
  };
  if (!clinic) return { ...common, clinic: undefined };
  const { phone, fax, email, street, zip, city, maps_url: mapsUrl, social } = clinic;
  const logos = clinic.logos.map(({ name, text, mark, image, url }) => ({
    name,
    text: inLocale(text, locale),
    mark,
    path: image?.path,
    url,
  }));
  return {
    ...common,
    clinic: {
      phone,
      fax,
      email,
      street,
      zip,
      city,
      mapsUrl,
      social,
      rating: shownRating(snapshot, locale),
      shopUrl: clinic.shop_url,
      logos,
      // Vouchers are sold in some languages only, so there is no fallback to English.
      voucherUrl: clinic.voucher_url[locale],
      name: inLocale(clinic.name, locale) ?? '',
      claim: inLocale(clinic.claim, locale),
      footerNote: inLocale(clinic.footer_note, locale),
      country: inLocale(clinic.country, locale),
      phoneInvitation: inLocale(clinic.phone_invitation, locale),
      newsletter: {
        title: clinic.newsletter_title[locale],
        text: clinic.newsletter_text[locale],
      },
      answersPhone: answersPhone(snapshot, locale),
      openingTimes: inLocale(clinic.opening_times, locale) ?? [],
    },
  };
}

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
export type ClinicView = NonNullable<ShellData['clinic']>;
