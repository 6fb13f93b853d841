import { usePageData } from '../../page-context.ts';
import { Article } from '../../entries/article.tsx';
import { pageLoader } from '../page-loader.ts';

export const loader = pageLoader<'impressum' | 'accessibility'>();

export default function TextPage() {
  return <Article article={usePageData<typeof loader>()} />;
}
