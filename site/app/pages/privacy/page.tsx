import { usePageData } from '#app/shell/page-context.ts';
import { CookieTable } from './cookie-table.tsx';
import { Article } from '#app/entries/article.tsx';
import { pageLoader } from '#app/pages/page-loader.ts';

export const loader = pageLoader<'privacy'>();

export default function PrivacyPage() {
  const page = usePageData<typeof loader>();
  return (
    <Article article={page}>
      <CookieTable lang={page.locale} />
    </Article>
  );
}
