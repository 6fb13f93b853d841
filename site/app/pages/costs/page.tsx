import { useTranslations } from 'use-intl';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { Article } from '#app/entries/article.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { splitAfterChapter } from '#app/entries/contents.ts';
import { LISTED } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { toProgramTeaser } from '#app/pages/programs/program-card.tsx';
import { textPageData } from '#app/pages/text/data.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { entryHref } from '#app/routing/entry-href.ts';
import { findTextPage } from '#app/routing/text-pages.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { formatPrice } from '#app/ui/formats.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

const costsText = textPageData('costs');

/** The tables follow the first chapter, which says what prices include. */
const CHAPTERS_BEFORE_PRICES = 1;

export function costsData(request: PageRequest) {
  const { html, ...rest } = costsText(request);
  const [before, after] = splitAfterChapter(html, CHAPTERS_BEFORE_PRICES);
  return { ...rest, html: before, htmlAfterPrices: after, tables: tablesOf(request) };
}

type PriceRow = { name: string; note?: string; price: string; href?: string };

function tablesOf({ snapshot, locale }: PageRequest) {
  const titles = messagesOf(locale).costs.tables;
  return [
    { id: 'programs', title: titles.programs, rows: programRows(snapshot, locale) },
    { id: 'rooms', title: titles.rooms, rows: roomRows(snapshot, locale) },
    { id: 'methods', title: titles.methods, rows: methodRows(snapshot, locale) },
    { id: 'services', title: titles.services, rows: serviceRows(snapshot, locale) },
  ].filter(({ rows }) => rows.length > 0);
}
type PriceRows = ReturnType<typeof tablesOf>[number];

function rowOf(name: string, price: number | null | undefined, locale: Locale, href?: string) {
  return price ? [{ name, price: formatPrice(price, locale), href }] : [];
}

function programRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  return writtenIn(items.programs, locale).flatMap((program) => {
    const { title, duration, price, href: address } = toProgramTeaser(program, locale);
    return price ? [{ name: title, note: duration, price, href: address }] : [];
  });
}

function roomRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  return writtenIn(items.rooms, locale).flatMap(({ title, slug, price }) => {
    const address = `${hrefOfAny('rooms', {}, locale)}#${slug[locale]}`;
    return rowOf(title[locale] ?? '', price, locale, address);
  });
}

function methodRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  return (['therapies', 'diagnosis'] as const).flatMap((list) =>
    LISTED[list](items, locale).flatMap((entry) => {
      const address = entryHref(`${list}.item`, entry, locale);
      return rowOf(entry.title[locale] ?? '', entry.price, locale, address);
    }),
  );
}

function serviceRows({ items }: Snapshot, locale: Locale): PriceRow[] {
  const services = inLocale(findTextPage(items.pages, 'costs')?.prices, locale) ?? [];
  return services.flatMap(({ service, price }) => rowOf(service, price, locale));
}

function Costs() {
  const page = usePageData<typeof costsData>();
  return (
    <Article
      article={page}
      body={
        <>
          <RichText html={page.html} />
          <div className="mt-8 max-w-text">
            {page.tables.map((table, index) => (
              <PriceTable key={table.id} table={table} isOpen={index === 0} />
            ))}
          </div>
          <div className="mt-12">
            <RichText html={page.htmlAfterPrices} />
          </div>
        </>
      }
    />
  );
}

/** A group of prices in two columns: long names wrap, prices never do. */
function PriceTable({ table, isOpen }: { table: PriceRows; isOpen: boolean }) {
  const t = useTranslations('costs');
  const title = `prices-${table.id}`;
  return (
    <Disclosure
      summary={
        <h3 id={title} className="text-xl">
          {table.title}
        </h3>
      }
      isOpen={isOpen}
      className="border-t border-stone-200 last:border-b"
    >
      <table aria-labelledby={title} className="mb-5 w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('service')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <PriceLine key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

function PriceLine({ row: { name, note, price, href } }: { row: PriceRow }) {
  return (
    <tr className="border-t border-stone-200 first:border-t-0">
      <th scope="row" className="py-2.5 pr-4 font-normal hyphens-auto">
        {href ? (
          <a href={href} className="text-brand-500 underline underline-offset-4">
            {name}
          </a>
        ) : (
          name
        )}
        {note && <span className="text-stone-600 min-[22rem]:whitespace-nowrap"> · {note}</span>}
      </th>
      <td className="py-2.5 text-right align-top whitespace-nowrap tabular-nums">{price}</td>
    </tr>
  );
}

export const costsPage = definePage({ data: costsData, View: Costs });
