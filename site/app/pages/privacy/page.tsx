import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { CookieTable } from './cookie-table.tsx';
import { privacyData } from './data.ts';

function PrivacyPage() {
  const page = usePageData<typeof privacyData>();
  return (
    <Article
      article={page}
      hasContents={false}
      body={
        <>
          <RichText html={page.html} />
          <CookieTable lang={page.locale} />
        </>
      }
    />
  );
}

export const privacyPage = definePage({
  data: privacyData,
  View: PrivacyPage,
});
