import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { HelpCard } from '../../shell/help-card.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';
import { TeaserCard } from './teaser-card.tsx';

export const loader = pageLoader('diagnosis');
export const meta = pageMeta;

/** How many cards stand above the fold on a desktop. */
const ABOVE_FOLD = 3;

export default function DiagnosisList() {
  const t = useTranslations('diagnosis');
  const { diagnoses } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-12 lg:pt-20">
      <header className="max-w-text">
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-5 text-lg text-stone-600">{t('intro')}</p>
      </header>
      {diagnoses.length === 0 ? (
        <p className="mt-12">{t('empty')}</p>
      ) : (
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {diagnoses.map((teaser, index) => (
            <li key={teaser.id}>
              <TeaserCard teaser={teaser} heading="h2" priority={index < ABOVE_FOLD} />
            </li>
          ))}
          <li>
            <HelpCard />
          </li>
        </ul>
      )}
    </div>
  );
}
