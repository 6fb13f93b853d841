import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { costsData } from './data.ts';
import { PriceTable } from './price-table.tsx';

function Costs() {
  const page = usePageData<typeof costsData>();
  return (
    <Article
      article={page}
      body={
        <>
          <RichText html={page.html} />
          {page.tables.map((table) => (
            <PriceTable key={table.id} table={table} />
          ))}
          <div className="mt-12">
            <RichText html={page.htmlAfterPrices} />
          </div>
        </>
      }
    />
  );
}

export const costsPage = definePage({ data: costsData, View: Costs });
