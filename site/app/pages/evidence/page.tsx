import { EVIDENCE_LEVELS } from '@clinic/cms/fields/evidence';
import { Article } from '#app/entries/article.tsx';
import { EvidenceChip } from '#app/entries/evidence.tsx';
import { toTeaser } from '#app/entries/teaser.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { LISTED } from '#app/lists/page-words.ts';
import { TextLink } from '#app/ui/button-link.tsx';

const evidenceText = textPageData('evidence');

function evidenceData(request: PageRequest) {
  const { snapshot, locale } = request;
  const methods = (['diagnosis', 'therapies'] as const).flatMap((list) =>
    LISTED[list](snapshot.items, locale).map((one) => toTeaser(`${list}.item`, one, locale)),
  );
  const levels = EVIDENCE_LEVELS.map((level) => ({
    level,
    methods: methods.filter(({ evidence }) => evidence?.level === level),
  }));
  return { ...evidenceText(request), levels: levels.filter((one) => one.methods.length > 0) };
}

function EvidencePage() {
  const page = usePageData<typeof evidenceData>();
  return (
    <Article
      article={page}
      hasContents={false}
      afterText={
        <dl className="mt-10 max-w-text divide-y divide-stone-200 border-y border-stone-200">
          {page.levels.map(({ level, methods }) => (
            <div key={level} className="gap-x-6 py-5 sm:grid sm:grid-cols-[10rem_1fr]">
              <dt>
                <EvidenceChip evidence={methods[0]?.evidence} />
              </dt>
              <dd className="flex flex-wrap gap-x-5 max-sm:mt-2">
                {methods.map(({ id, href, title }) => (
                  <TextLink key={id} to={href}>
                    {title}
                  </TextLink>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}

export const evidencePage = definePage({ data: evidenceData, View: EvidencePage });
