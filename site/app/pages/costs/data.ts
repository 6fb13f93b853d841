import type { Locale } from '@clinic/cms/clinic-config/locales';
import { splitAfterChapter } from '#app/entries/split-sections.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { toProgramTeaser } from '#app/pages/programs/program-teaser.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { entryHref, type ItemPageId } from '#app/routing/entry-href.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { findTextPage } from '#app/routing/text-pages.ts';
import { formatPrice } from '#app/ui/formats.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

const costsText = textPageData('costs');

/** The tables follow the chapter that says what prices include. */
const CHAPTERS_BEFORE_PRICES = 1;

/** The text of the page, and the prices from the entries that have them. */
export function costsData(request: PageRequest) {
  const page = costsText(request);
  const { html, ...rest } = page;
  const [before, after] = splitAfterChapter(html, CHAPTERS_BEFORE_PRICES);
  return { ...rest, html: before, htmlAfterPrices: after, tables: tablesOf(request) };
}

export type PriceRow = { name: string; note?: string; price: string; href?: string };

function tablesOf({ snapshot, locale }: PageRequest) {
  const titles = messagesOf(locale).costs.tables;
  return [
    { id: 'programs', title: titles.programs, rows: programRows(snapshot, locale) },
    { id: 'rooms', title: titles.rooms, rows: roomRows(snapshot, locale) },
    { id: 'methods', title: titles.methods, rows: methodRows(snapshot, locale) },
    { id: 'services', title: titles.services, rows: serviceRows(snapshot, locale) },
  ].filter(({ rows }) => rows.length > 0);
}
export type PriceTable = ReturnType<typeof tablesOf>[number];

function programRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  return writtenIn(items.programs, locale).flatMap((program) => {
    const { title, duration, price, href: address } = toProgramTeaser(program, locale);
    return price ? [{ name: title, note: duration, price, href: address }] : [];
  });
}

function roomRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  return writtenIn(items.rooms, locale).flatMap((room) => {
    if (!room.price) return [];
    const name = inLocale(room.title, locale) ?? '';
    const address = `${hrefOfAny('rooms', {}, locale)}#${inLocale(room.slug, locale) ?? ''}`;
    return [{ name, price: formatPrice(room.price, locale), href: address }];
  });
}

/** Therapies and diagnostics, as a guest books them one by one. */
function methodRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  const rows = (page: ItemPageId, entries: readonly (Entry & { price?: number | null })[]) =>
    writtenIn(entries, locale).flatMap((entry) => {
      if (!entry.price) return [];
      const name = inLocale(entry.title, locale) ?? '';
      const price = formatPrice(entry.price, locale);
      return [{ name, price, href: entryHref(page, entry, locale) }];
    });
  return [...rows('therapies.item', items.therapies), ...rows('diagnosis.item', items.diagnose)];
}

function serviceRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  const services = inLocale(findTextPage(items.pages, 'costs')?.prices, locale) ?? [];
  return services.flatMap(({ service, price }) =>
    price ? [{ name: service, price: formatPrice(price, locale) }] : [],
  );
}
