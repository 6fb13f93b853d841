import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { RichText } from '../../rich/rich-text.tsx';
import { HelpCard } from '../../shell/help-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Steps } from './steps.tsx';

export const loader = pageLoader<'approach'>();
export const meta = pageMeta;

export default function Approach() {
  const t = useTranslations('article');
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
        <Breadcrumbs />
        <header className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <div>
            <h1 className="text-4xl">{page.title}</h1>
            {page.excerpt && <p className="mt-5 text-lg text-stone-600">{page.excerpt}</p>}
            {!isTranslated && (
              <p lang={page.locale} className="mt-5 border-l-2 border-larch-500 pl-4">
                {t('translationMissing')}
              </p>
            )}
          </div>
          <div className="lg:pt-4">
            <RichText html={page.intro} />
          </div>
        </header>
        <Steps steps={page.steps} />
        <div className="mt-16 max-w-xl">
          <HelpCard />
        </div>
      </div>
    </article>
  );
}
