import type { NewsTeaser } from './news-list.ts';

export function NewsDate({ date }: Pick<NewsTeaser, 'date'>) {
  return (
    <p className="mt-1.5 text-sm font-semibold text-pine-500">
      <time dateTime={date.day}>{date.text}</time>
    </p>
  );
}
