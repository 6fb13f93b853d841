import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import { Stars } from '#app/shell/stars.tsx';

type Props = { average: { value: number; text: string }; count: string };

export function AverageRating({ average, count }: Props) {
  const t = useTranslations('testimonials');
  return (
    <p className="flex items-center gap-5 border-l-2 border-accent-500 py-1 pl-5">
      <span aria-hidden="true" className="font-serif text-4xl leading-none">
        {average.text}
      </span>
      <span>
        <span className="mb-1 block text-accent-500">
          <Stars
            rating={average.value}
            label={t('average', { rating: average.text, max: RATING_MAX })}
          />
        </span>
        <span className="text-sm text-stone-600">{count}</span>
      </span>
    </p>
  );
}
