import { useTranslations } from 'use-intl';

type Props = {
  date?: { day: string; text: string };
  duration?: { iso: string; text: string };
};

export function VideoFacts({ date, duration }: Props) {
  const t = useTranslations('videos');
  if (!date && !duration) return null;
  const row = 'flex justify-between gap-4 py-3';
  return (
    <dl className="divide-y divide-stone-200 border-y border-stone-200">
      {duration && (
        <div className={row}>
          <dt className="text-stone-600">{t('duration')}</dt>
          <dd>
            <time dateTime={duration.iso}>{duration.text}</time>
          </dd>
        </div>
      )}
      {date && (
        <div className={row}>
          <dt className="text-stone-600">{t('published')}</dt>
          <dd>
            <time dateTime={date.day}>{date.text}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
