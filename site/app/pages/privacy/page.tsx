import { COOKIE_LIST_ID } from '#app/consent/cookie-list-id.ts';
import { Article } from '#app/entries/article.tsx';
import { messagesOf } from '#app/messages/catalog.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { CookieTable } from './cookie-table.tsx';

const privacyText = textPageData('privacy');

/** The text of the editors; the list of cookies below it comes from the code that sets them. */
function privacyData(request: PageRequest) {
  const page = privacyText(request);
  const { title } = messagesOf(request.locale).cookies;
  return { ...page, sections: [...page.sections, { id: COOKIE_LIST_ID, title }] };
}

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

export const privacyPage = definePage({ data: privacyData, View: PrivacyPage });
