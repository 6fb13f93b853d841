import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { HelpCard } from '../../shell/help-card.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';
import { FeaturedProgram } from './featured-program.tsx';
import { ProgramCard } from './program-card.tsx';

export const loader = pageLoader<'programs'>();
export const meta = pageMeta;

export default function Programs() {
  const t = useTranslations('pages.programs');
  const { teasers } = useLoaderData<typeof loader>();
  const recommended = teasers.find((teaser) => teaser.isRecommended);
  const others = teasers.filter((teaser) => teaser !== recommended);
  return (
    <div className="page-width pt-12 lg:pt-20">
      <header className="max-w-text">
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-5 text-lg text-stone-600">{t('intro')}</p>
      </header>
      {recommended && <FeaturedProgram program={recommended} />}
      <ul className="mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} heading="h2" />
          </li>
        ))}
        <li>
          <HelpCard />
        </li>
      </ul>
    </div>
  );
}
