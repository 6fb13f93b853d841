import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { ShortcutSwitch } from '#app/search/shortcut-switch.tsx';
import { usePageData } from '#app/shell/page-context.ts';

const accessibilityData = textPageData('accessibility');

function AccessibilityPage() {
  const page = usePageData<typeof accessibilityData>();
  return (
    <Article
      article={page}
      hasContents={false}
      body={
        <>
          <RichText html={page.html} />
          <ShortcutSwitch />
        </>
      }
    />
  );
}

export const accessibilityPage = definePage({ data: accessibilityData, View: AccessibilityPage });
