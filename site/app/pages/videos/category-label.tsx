import { ON_TINT } from './category-colors.ts';
import type { CategoryView } from './video-views.ts';

/** The category of a video, as a word on its colour. */
export function CategoryLabel({ category }: { category: Pick<CategoryView, 'name' | 'color'> }) {
  return (
    <span
      className={`inline-block rounded-control px-2.5 py-0.5 text-sm font-semibold ${ON_TINT[category.color]}`}
    >
      {category.name}
    </span>
  );
}
