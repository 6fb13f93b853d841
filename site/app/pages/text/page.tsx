import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/pages/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { textPageData } from './data.ts';

function TextPage() {
  return <Article article={usePageData<ReturnType<typeof textPageData>>()} />;
}

export function textPage(id: 'impressum' | 'accessibility') {
  return definePage({ data: textPageData(id), View: TextPage });
}
