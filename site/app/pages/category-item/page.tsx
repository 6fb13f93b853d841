import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { categoryItemData } from './data.ts';

function CategoryItem() {
  return <Article article={usePageData<typeof categoryItemData>()} />;
}

export const categoryItemPage = definePage({ data: categoryItemData, View: CategoryItem });
