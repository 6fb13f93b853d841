import { useLoaderData } from 'react-router';
import { Article } from '../../entries/article.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';

export const loader = pageLoader<'impressum' | 'accessibility'>();
export const meta = pageMeta;

export default function TextPage() {
  return <Article article={useLoaderData<typeof loader>()} />;
}
