import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Article } from '../../entries/article.tsx';
import { Related } from '../../entries/related.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';

export const loader = pageLoader('diagnosis.item');
export const meta = pageMeta;

export default function DiagnosisItem() {
  const t = useTranslations('article');
  const page = useLoaderData<typeof loader>();
  return (
    <Article article={page}>
      <Related id="related" title={t('related')} teasers={page.related} />
    </Article>
  );
}
