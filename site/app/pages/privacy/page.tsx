import { useLoaderData } from 'react-router';
import { CookieTable } from '../../consent/cookie-table.tsx';
import { Article } from '../../entries/article.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';

export const loader = pageLoader<'privacy'>();
export const meta = pageMeta;

export default function PrivacyPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Article article={page}>
      <CookieTable lang={page.locale} />
    </Article>
  );
}
