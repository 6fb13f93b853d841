import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Overview } from '../../entries/overview.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';

export const loader = pageLoader('diagnosis');
export const meta = pageMeta;

export default function DiagnosisList() {
  const t = useTranslations();
  const { teasers } = useLoaderData<typeof loader>();
  return (
    <Overview
      title={t('diagnosis.title')}
      intro={t('diagnosis.intro')}
      empty={t('article.empty')}
      teasers={teasers}
    />
  );
}
