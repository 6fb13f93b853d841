import { useLoaderData } from 'react-router';
import { Article } from '../../entries/article.tsx';
import { categoryLoader } from '../category/category-loader.ts';
import { pageMeta } from '../page-meta.ts';
import { categoryItemData } from './data.ts';

export const loader = categoryLoader(categoryItemData);
export const meta = pageMeta;

export default function CategoryItem() {
  return <Article article={useLoaderData<typeof loader>()} />;
}
