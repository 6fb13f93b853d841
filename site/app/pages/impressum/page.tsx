import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { usePageData } from '#app/shell/page-context.ts';

const impressumData = textPageData('impressum');

function ImpressumPage() {
  return <Article article={usePageData<typeof impressumData>()} hasContents={false} />;
}

export const impressumPage = definePage({ data: impressumData, View: ImpressumPage });
