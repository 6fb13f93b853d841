import { useTranslations } from 'use-intl';
import { ON_DEEP, ON_TINT } from './category-colors.ts';
import type { CategoryView } from './video-views.ts';

type Props = {
  /** Where all videos are. */
  all: string;
  categories: CategoryView[];
  /** The id of the category being shown. */
  current?: string;
};

const CHIP =
  'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold sm:px-4 sm:text-base no-underline decoration-2 underline-offset-4 hover:underline ';

export function CategoryChips({ all, categories, current }: Props) {
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
