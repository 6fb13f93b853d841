import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { RichText } from '../../rich/rich-text.tsx';
import { HelpCard } from '../../shell/help-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TeaserCard } from '../diagnosis-list/teaser-card.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Contents } from './contents-list.tsx';
import { Facts } from './facts.tsx';
import { Faq } from './faq.tsx';

export const loader = pageLoader('diagnosis.item');
export const meta = pageMeta;

export default function DiagnosisItem() {
  const t = useTranslations('diagnosis');
  const page = useLoaderData<typeof loader>();
  const isTranslated = page.language === page.locale;
  return (
    <article lang={isTranslated ? undefined : page.language}>
      {page.picture && (
        <Picture
          picture={page.picture}
          ratio="5/2"
          sizes="100vw"
          priority
          className="h-52 w-full bg-glacier-100 object-cover sm:h-72 lg:h-96"
        />
      )}
      <div className="page-width pt-10 lg:pt-16">
        <header className="max-w-text">
          <h1 className="text-4xl">{page.title}</h1>
          {page.excerpt && <p className="mt-5 text-lg text-stone-600">{page.excerpt}</p>}
          {!isTranslated && (
            <p lang={page.locale} className="mt-5 border-l-2 border-larch-500 pl-4">
              {t('translationMissing')}
            </p>
          )}
        </header>
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <Contents sections={page.sections} title={t('contents')} />
            <RichText html={page.html} />
            <Faq questions={page.faq} title={t('faq')} />
          </div>
          <div className="space-y-8 lg:sticky lg:top-24 lg:self-start">
            <Facts facts={page.facts} title={t('facts')} />
            <HelpCard />
          </div>
        </div>
        {page.related.length > 0 && (
          <section aria-labelledby="related" className="mt-20 border-t border-stone-200 pt-12">
            <h2 id="related" className="text-2xl">
              {t('related')}
            </h2>
            <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {page.related.map((teaser) => (
                <li key={teaser.id}>
                  <TeaserCard teaser={teaser} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}
