import { useTranslations } from 'use-intl';
import type { PriceRow, PriceTable as Table } from './data.ts';

/** Names and prices in two columns; long names wrap, prices never do. */
export function PriceTable({ table }: { table: Table }) {
  const t = useTranslations('costs');
  return (
    <table className="mt-8 w-full max-w-text text-left">
      <caption className="pb-2 text-left font-serif text-xl">{table.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('service')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody className="border-y border-stone-200">
        {table.rows.map((row) => (
          <PriceLine key={row.name} row={row} />
        ))}
      </tbody>
    </table>
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
