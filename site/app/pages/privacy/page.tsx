import { usePageData } from '../../page-context.ts';
import { CookieTable } from '../../consent/cookie-table.tsx';
import { Article } from '../../entries/article.tsx';
import { pageLoader } from '../page-loader.ts';

export const loader = pageLoader<'privacy'>();

export default function PrivacyPage() {
  const page = usePageData<typeof loader>();
  return (
    <Article article={page}>
      <CookieTable lang={page.locale} />
    </Article>
  );
}
