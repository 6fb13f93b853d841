import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageTitle } from '#app/entries/page-title.tsx';
import { splitSections } from '#app/entries/split-sections.ts';
import { WidePicture } from '#app/entries/wide-picture.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { Steps } from './steps.tsx';

const approachText = textPageData('approach');

/** The text of the page, its chapters as the steps of the way. */
function approachData(request: PageRequest) {
  const page = approachText(request);
  // The page has no place for facts and questions, so it does not speak of them either.
  const { html, sections: _sections, facts: _facts, faq: _faq, ...rest } = page;
  const { intro, sections: steps } = splitSections(html, 'h2');
  return { ...rest, intro, steps };
}

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

export const approachPage = definePage({ data: approachData, View: Approach });
