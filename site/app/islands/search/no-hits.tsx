import { useTranslations } from 'use-intl';
import { useCollection } from '#app/islands/api/use-collection.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { useSite } from '#app/site-context.ts';
import { TextLink } from '#app/ui/button-link.tsx';

type Diagnosis = { _id: string; title: string; slug: string };

const SUGGESTED = { filter: { featured: true }, sort: { order: 1 }, limit: 3 };

export function NoHits() {
  const t = useTranslations('search');
  const { locale } = useSite();
  const { status, answer } = useCollection<Diagnosis>('diagnose', locale, SUGGESTED);
  const suggested = status === 'ok' ? answer.entries : [];
  return (
    <>
      <p className="mt-1 mb-4">{t('noneHint')}</p>
      {suggested.length > 0 && (
        <>
          <h2 className="text-lg">{t('suggestions')}</h2>
          <ul className="mt-1 mb-5 flex flex-wrap gap-x-6">
            {suggested.map(({ _id, title, slug }) => (
              <li key={_id}>
                <TextLink to={hrefOfAny('diagnosis.item', { slug }, locale)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <HelpCard />
    </>
  );
}
