import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RichText } from '#app/rich/rich-text.tsx';
import type { Crumb } from '#app/routing/breadcrumbs.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { Portrait } from '#app/people/portrait.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { isDrawing } from '#app/ui/picture.tsx';
import type { ArticleData, Origin, Review } from './article-data.ts';
import { Breadcrumbs, PageTitle } from './page-title.tsx';
import { type Evidence, EvidenceLine } from './evidence.tsx';
import { Faq } from './faq.tsx';
import { DrawnHead, WidePicture } from './wide-picture.tsx';
import type { Section } from './contents.ts';

type Props = {
  article: ArticleData & {
    parents?: readonly Crumb[];
    review?: Review;
    origin?: Origin;
    evidence?: Evidence;
  };
  eyebrow?: ReactNode;
  /** Shown above the facts, which precede the text on phones and are beside it on desktops. */
  aside?: ReactNode;
  /** What readers ask next after the facts, such as the costs. */
  belowFacts?: ReactNode;
  /** Replaces the text of the article, on pages that add something to it. */
  body?: ReactNode;
  afterText?: ReactNode;
  /** False on pages that need no table of contents, because they are read from start to end. */
  hasContents?: boolean;
  /** Set if `aside` has a get-started button, so that the help card shows none. */
  asideHasRequest?: boolean;
  children?: ReactNode;
};

export function Article(props: Props) {
  const { article, eyebrow, aside, belowFacts, body, afterText, asideHasRequest } = props;
  const { hasContents = true, children } = props;
  const t = useTranslations('article');
  const { faq, facts } = article;
  const questions = faq.length > 0 ? [{ id: 'faq', title: t('faq') }] : [];
  const sections = hasContents ? [...article.sections, ...questions] : [];
  const drawing = article.picture && isDrawing(article.picture) ? article.picture : undefined;
  const head = (
    <>
      <Breadcrumbs parents={article.parents} title={article.title} />
      <PageTitle {...article} intro={article.excerpt} eyebrow={eyebrow} />
      <EvidenceLine evidence={article.evidence} />
      <ReviewedLine review={article.review} />
    </>
  );
  const hasAside = Boolean(aside) || Boolean(belowFacts) || facts.length > 0;
  return (
    <article lang={article.language === article.locale ? undefined : article.language}>
      {drawing ? (
        <DrawnHead drawing={drawing}>{head}</DrawnHead>
      ) : (
        <WidePicture picture={article.picture} />
      )}
      <div className={`page-width ${article.picture ? 'pt-8 lg:pt-12' : 'pt-12 lg:pt-20'}`}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          {!drawing && <div>{head}</div>}
          {/* Facts that matter for the decision precede the long text on phones. */}
          <div
            className={`space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2 ${hasAside ? '' : 'max-lg:hidden'}`}
          >
            {aside}
            <Facts facts={facts} title={t('facts')}>
              {belowFacts}
            </Facts>
            <div className="space-y-8 max-lg:hidden [@media(min-height:44rem)]:sticky [@media(min-height:44rem)]:top-24">
              <SideContents sections={sections} />
              <HelpCard hasRequest={!asideHasRequest} />
            </div>
          </div>
          <div className="min-w-0 lg:pb-12">
            <FoldedContents sections={sections} />
            {body ?? <RichText html={article.html} />}
            {afterText}
            <Faq questions={faq} title={t('faq')} />
            <TextOrigin origin={article.origin} review={article.review} />
          </div>
          {/* Below medical texts, unless there is a get-started button above already. */}
          {article.review && !asideHasRequest && (
            <div className="lg:hidden">
              <HelpCard />
            </div>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}

type Fact = { label: string; value: string };

type FactsProps = { facts: Fact[]; title: string; children: ReactNode };

function Facts({ facts, title, children }: FactsProps) {
  if (facts.length === 0) return children;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        {title}
      </h2>
      <dl className="mt-3 divide-y divide-stone-200 border-y border-stone-200">
        {facts.map(({ label, value }) => (
          <div key={label} className="py-3">
            <dt className="text-sm text-stone-600">{label}</dt>
            <dd className="hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

type TextOriginProps = { origin: Origin | undefined; review: Review | undefined };

function TextOrigin({ origin, review }: TextOriginProps) {
  const t = useTranslations('article');
  const author = origin?.author;
  const sources = origin?.sources ?? [];
  if (!author && sources.length === 0) return null;
  return (
    <Disclosure
      summary={
        <h2 id="origin" className="font-sans text-sm font-semibold tracking-normal">
          {t('origin')}
        </h2>
      }
      className="mt-8 max-w-text border-y border-stone-200 text-sm text-stone-600"
    >
      <div className="pb-5">
        {author && (
          <div className="flex items-center gap-3">
            <Portrait person={author} width={40} className="size-10 shrink-0 rounded-full" />
            <p>
              {t.rich('written', { name: author.name, person: linkTo(author.href) })}{' '}
              {review &&
                t.rich('reviewedToo', {
                  name: review.name,
                  date: review.date,
                  person: linkTo(review.href),
                  day: timeOf(review.day),
                })}
            </p>
          </div>
        )}
        {sources.length > 0 && (
          <>
            <p className="mt-2 break-after-avoid">{t('sources')}</p>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {sources.map(({ title, lang }) => (
                <li key={title} lang={lang}>
                  {title}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Disclosure>
  );
}

/** A table of contents is not needed for fewer chapters. */
const MIN_SECTIONS = 4;

type SideContentsProps = { sections: readonly Section[] };

/** The table of contents in the side column: warnings first, then the chapters in their order. */
function SideContents({ sections }: SideContentsProps) {
  const t = useTranslations('article');
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label={t('contents')} className="no-print max-lg:hidden">
      <p aria-hidden="true" className="mb-1 text-sm font-semibold text-stone-600">
        {t('contents')}
      </p>
      <Safety sections={sections} />
      <Chapters
        sections={sections}
        className="border-l border-stone-200"
        linkClass="-ml-px block border-l border-transparent py-1.5 pl-4 leading-snug text-brand-500 hover:border-accent-500 hover:text-ink"
      />
    </nav>
  );
}

/** The table of contents above the text on smaller screens: warnings in sight, chapters folded. */
function FoldedContents({ sections }: SideContentsProps) {
  const t = useTranslations('article');
  const isLong = sections.length >= MIN_SECTIONS;
  if (!isLong && warningsOf(sections).length === 0) return null;
  return (
    <nav aria-label={t('contents')} className="no-print mb-6 sm:mb-10 lg:hidden">
      <Safety sections={sections} />
      {isLong && (
        <Disclosure summary={t('contents')} className="border-y border-stone-200">
          <Chapters
            sections={sections}
            className="pb-3"
            linkClass="flex min-h-11 items-center text-brand-500 underline-offset-4 hover:underline"
          />
        </Disclosure>
      )}
    </nav>
  );
}

type ChaptersProps = SideContentsProps & { className: string; linkClass: string };

function Chapters({ sections, className, linkClass }: ChaptersProps) {
  return (
    <ol className={className}>
      {sections
        .filter(({ safety }) => !safety)
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={linkClass}>
              {title}
            </a>
          </li>
        ))}
    </ol>
  );
}

function Safety({ sections }: SideContentsProps) {
  const warnings = warningsOf(sections);
  if (warnings.length === 0) return null;
  return (
    <ul className="mb-3 space-y-2">
      {warnings.map(({ id, title, safety }) => (
        <li key={id}>
          <a href={`#${id}`} data-safety-link={safety}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Help and emergencies come before exclusions, because they cannot wait. */
const warningsOf = (sections: readonly Section[]) =>
  sections
    .filter(({ safety }) => safety)
    .toSorted((a, b) => Number(a.safety === 'exclusion') - Number(b.safety === 'exclusion'));

/** «Medically reviewed by … on …» */
function ReviewedLine({ review }: { review: Review | undefined }) {
  const t = useTranslations('article');
  if (!review) return null;
  const { name, date } = review;
  return (
    <p className="mt-5 flex items-start gap-3 text-sm text-stone-600">
      <Portrait person={review} width={40} className="size-10 shrink-0 rounded-full" />
      <span>
        {t.rich('reviewed', { name, date, person: linkTo(review.href), day: timeOf(review.day) })}
      </span>
    </p>
  );
}

/** A link around a name within a sentence. */
function linkTo(address: string) {
  return (name: ReactNode) => (
    <a href={address} className="text-brand-500 underline underline-offset-4">
      {name}
    </a>
  );
}

/** A date within a sentence, whole on one line. */
function timeOf(day: string) {
  return (date: ReactNode) => (
    <time dateTime={day} className="unbroken">
      {date}
    </time>
  );
}
