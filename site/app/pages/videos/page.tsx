import { useTranslations } from 'use-intl';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { Breadcrumbs, PageTitle, PageIntroduction } from '#app/entries/page-title.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { wordLength } from '#app/entries/word-length.ts';
import { CardLink } from '#app/ui/button-link.tsx';
import { introducedSeo, pageWords } from '#app/lists/page-words.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import { alternatesIn, languageOf } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { VideoCard, VideoPoster, ON_DEEP, ON_TINT, CategoryLabel } from './video-poster.tsx';
import {
  type CategoryView,
  type VideoTeaser,
  categoriesIn,
  videoCategoryHref,
  categoryLocales,
  toCategoryView,
  toVideoTeaser,
  videosIn,
  type Video,
  firstNonSatire,
} from './video-views.ts';

function videosData(request: PageRequest) {
  const { snapshot, locale } = request;
  const { title, intro } = pageWords(snapshot, 'videos', locale);
  const videos = videosIn(snapshot, locale);
  const lead = firstNonSatire(snapshot, videos);
  return {
    seo: introducedSeo(snapshot, 'videos', locale, (lead ?? videos[0])?.image),
    title,
    intro,
    category: undefined,
    lead: lead?.youtube_id,
    ...listOf(request, videos),
  };
}

function videoCategoryData(request: PageRequest) {
  const { snapshot, locale, params } = request;
  const category = findBySlug(snapshot.items.video_categories, locale, params.slug);
  if (!category) return undefined;
  const videos = videosIn(snapshot, locale).filter((video) => video.category === category._id);
  const written = categoryLocales(category);
  const address = (other: Locale) => videoCategoryHref(category, other);
  const title = inLocale(category.value, locale) ?? '';
  const intro = inLocale(category.description, locale) ?? '';
  return {
    seo: {
      title: inLocale(category.seo_title, locale) ?? title,
      description: inLocale(category.seo_description, locale) ?? intro,
      image: landscapeOf(category.seo_image ?? videos[0]?.image),
      canonical: address(languageOf(written, locale)),
      alternates: alternatesIn(written, address),
    },
    title,
    intro,
    category: toCategoryView(category, locale),
    lead: undefined,
    ...listOf(request, videos),
  };
}

function listOf({ snapshot, locale }: PageRequest, videos: Video[]) {
  return {
    all: hrefOfAny('videos', {}, locale),
    categories: categoriesIn(snapshot, locale),
    videos: videos.map((video) => toVideoTeaser(snapshot, video, locale)),
  };
}

function Videos() {
  const t = useTranslations('videos');
  const page = usePageData<typeof videosData | typeof videoCategoryData>();
  const { title, intro, all, category, categories, videos } = page;
  const lead = videos.find(({ id }) => id === page.lead);
  const others = videos.filter((video) => video !== lead);
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs title={category && title} />
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
      </ul>
    </div>
  );
}

export const videosPage = definePage({ data: videosData, View: Videos });

type Props = { all: string; categories: CategoryView[]; current?: string };

const CHIP =
  'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold sm:px-4 sm:text-base no-underline decoration-2 underline-offset-4 hover:underline ';

function CategoryChips({ all, categories, current }: Props) {
  const t = useTranslations('videos');
  return (
    <nav aria-label={t('categories')} className="no-print mt-8">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        <li>
          <a
            href={all}
            aria-current={current ? undefined : 'page'}
            className={`${CHIP} ${current ? 'bg-stone-200 text-ink' : 'bg-ink text-white'}`}
          >
            {t('all')}
          </a>
        </li>
        {categories.map(({ id, href, name, color }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={id === current ? 'page' : undefined}
              className={CHIP + (id === current ? ON_DEEP : ON_TINT)[color]}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LeadVideoProps = {
  video: VideoTeaser;
  /** False if a newer film was passed over because it is satire. */
  isNewest: boolean;
};

function LeadVideo({ video, isNewest }: LeadVideoProps) {
  const t = useTranslations('videos');
  return (
    <article className="group relative mt-12 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <VideoPoster video={video} sizes="(min-width: 1024px) 700px, 92vw" priority />
      <div>
        {isNewest && <p className="eyebrow mb-2">{t('latest')}</p>}
        <h2 className={wordLength(video.title) === 'usual' ? 'text-3xl' : 'text-2xl'}>
          <CardLink to={video.href}>{video.title}</CardLink>
        </h2>
        {video.description && <p className="mt-4 text-stone-600">{video.description}</p>}
        {video.category && (
          <p className="mt-4">
            <CategoryLabel category={video.category} />
          </p>
        )}
      </div>
    </article>
  );
}

export const videoCategoryPage = definePage({ data: videoCategoryData, View: Videos });
