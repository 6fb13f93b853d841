import { splitSections } from '#app/entries/split-sections.ts';
import type { PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';

const approachText = textPageData('approach');

/** The text of the page, its chapters as the steps of the way. */
export function approachData(request: PageRequest) {
  const page = approachText(request);
  // The page has no place for facts and questions, so it does not speak of them either.
  const { html, sections: _sections, facts: _facts, faq: _faq, ...rest } = page;
  const { intro, sections: steps } = splitSections(html, 'h2');
  return { ...rest, intro, steps };
}
