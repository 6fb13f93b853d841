import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/pages/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { ShortcutSwitch } from '#app/search/shortcut-switch.tsx';
import { usePageData } from '#app/shell/page-context.ts';

const accessibilityData = textPageData('accessibility');

function AccessibilityPage() {
  return (
    <Article article={usePageData<typeof accessibilityData>()} hasContents={false}>
      <ShortcutSwitch />
    </Article>
  );
}

export const accessibilityPage = definePage({
  data: accessibilityData,
  View: AccessibilityPage,
});
