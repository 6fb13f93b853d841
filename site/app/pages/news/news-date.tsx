import type { NewsTeaser } from './news-list.ts';

export function NewsDate({ date }: Pick<NewsTeaser, 'date'>) {
  return (
    <p className="mb-1.5 text-sm font-semibold text-brand-500">
      <time dateTime={date.day}>{date.text}</time>
    </p>
  );
}
