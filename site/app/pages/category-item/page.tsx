import { usePageData } from '#app/shell/page-context.ts';
import { Article } from '#app/entries/article.tsx';
import { categoryLoader } from '#app/pages/category/category-loader.ts';
import { categoryItemData } from './data.ts';

export const loader = categoryLoader(categoryItemData);

export default function CategoryItem() {
  return <Article article={usePageData<typeof loader>()} />;
}
