import { usePageData } from '#app/shell/page-context.ts';
import { Article } from '#app/entries/article.tsx';
import { categoryItemData } from './data.ts';
import { definePage } from '#app/pages/page.ts';

function CategoryItem() {
  return <Article article={usePageData<typeof categoryItemData>()} />;
}

export const categoryItemPage = definePage({
  data: categoryItemData,
  View: CategoryItem,
});
