import { Breadcrumbs, PageTitle } from '#app/entries/page-title.tsx';
import { splitSections } from '#app/entries/contents.ts';
import { WidePicture } from '#app/entries/wide-picture.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { stepsIn } from '#app/pages/home/data.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { Picture } from '#app/ui/picture.tsx';

const approachText = textPageData('approach');

function approachData(request: PageRequest) {
  // The page does not show the questions, so its structured data must not have them either.
  const { html, faq: _faq, ...rest } = approachText(request);
  const { intro, sections: steps } = splitSections(html, 'h2');
  const pictures = stepsIn(request.snapshot.globals.home, request.locale);
  const drawn = steps.map((step, index) => ({ ...step, picture: pictures[index]?.picture }));
  return { ...rest, intro, steps: drawn };
}

function Approach() {
  const page = usePageData<typeof approachData>();
  return (
    <article lang={page.language === page.locale ? undefined : page.language}>
      <WidePicture picture={page.picture} />
      <div className="page-width pt-10 lg:pt-12">
        <Breadcrumbs />
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <PageTitle {...page} intro={page.excerpt} />
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

/** The steps below one another, each with number and name beside its text. */
function Steps({ steps }: Pick<NonNullable<ReturnType<typeof approachData>>, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <ol className="mt-16 lg:mt-24">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={`grid gap-x-16 gap-y-4 border-t border-stone-200 py-10 lg:grid-cols-2 lg:py-14${index === 0 ? '' : ' later'}`}
        >
          <div className="lg:sticky lg:top-24 lg:self-start">
            <div className="flex items-baseline gap-6">
              <span
                aria-hidden="true"
                className="w-[1ch] shrink-0 font-serif text-4xl leading-none text-accent-500"
              >
                {index + 1}
              </span>
              <h2 className="min-w-0 text-3xl">{step.title}</h2>
            </div>
            {step.picture && (
              <Picture
                picture={step.picture}
                ratio="3/2"
                sizes="(width < 64rem) 92vw, 560px"
                className="mt-6 aspect-3/2 w-full max-w-140 rounded-card bg-tint-100 object-cover"
              />
            )}
          </div>
          <RichText html={step.html} />
        </li>
      ))}
    </ol>
  );
}

export const approachPage = definePage({ data: approachData, View: Approach });
