import { usePageData } from '#app/shell/page-context.ts';
import { Article } from '#app/entries/article.tsx';
import { pageLoader } from '#app/pages/page-loader.ts';

export const loader = pageLoader<'impressum' | 'accessibility'>();

export default function TextPage() {
  return <Article article={usePageData<typeof loader>()} />;
}
