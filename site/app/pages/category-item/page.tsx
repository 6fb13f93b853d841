import { usePageData } from '../../page-context.ts';
import { Article } from '../../entries/article.tsx';
import { categoryLoader } from '../category/category-loader.ts';
import { categoryItemData } from './data.ts';

export const loader = categoryLoader(categoryItemData);

export default function CategoryItem() {
  return <Article article={usePageData<typeof loader>()} />;
}
