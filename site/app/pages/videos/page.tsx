import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageIntroduction } from '#app/entries/page-introduction.tsx';
import { PageTitle } from '#app/entries/page-title.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCell } from '#app/shell/help-cell.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { CategoryChips } from './category-chips.tsx';
import { videoCategoryData, videosData } from './data.ts';
import { LeadVideo } from './lead-video.tsx';
import { VideoCard } from './video-card.tsx';

function Videos() {
  const t = useTranslations('videos');
  const page = usePageData<typeof videosData | typeof videoCategoryData>();
  const { title, intro, all, category, categories, videos } = page;
  const lead = videos.find(({ id }) => id === page.lead);
  const others = videos.filter((video) => video !== lead);
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      {category ? <PageTitle title={title} intro={intro} /> : <PageIntroduction page="videos" />}
      <CategoryChips all={all} categories={categories} current={category?.id} />
      {videos.length === 0 && <p className="mt-12">{t('empty')}</p>}
      {lead && <LeadVideo video={lead} isNewest={lead === videos[0]} />}
      <ul className="later-cards mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {others.map((video, index) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              heading="h2"
              priority={!lead && index === 0}
              hasCategory={!category}
            />
          </li>
        ))}
        <HelpCell after={others.length} />
      </ul>
    </div>
  );
}

export const videosPage = definePage({ data: videosData, View: Videos });
export const videoCategoryPage = definePage({ data: videoCategoryData, View: Videos });
