import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageTitle } from '#app/entries/page-title.tsx';
import { WidePicture } from '#app/entries/wide-picture.tsx';
import { definePage } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { approachData } from './data.ts';
import { Steps } from './steps.tsx';

function Approach() {
  const page = usePageData<typeof approachData>();
  return (
    <article lang={page.language === page.locale ? undefined : page.language}>
      <WidePicture picture={page.picture} />
      <div className="page-width pt-10 lg:pt-12">
        <Breadcrumbs />
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <PageTitle
            title={page.title}
            intro={page.excerpt}
            locale={page.locale}
            language={page.language}
          />
          <div className="lg:pt-4">
            <RichText html={page.intro} />
          </div>
        </div>
        <Steps steps={page.steps} />
        <div className="mt-16">
          <HelpCard />
        </div>
      </div>
    </article>
  );
}

export const approachPage = definePage({
  data: approachData,
  View: Approach,
});
