import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { RATING_MAX } from '../../constants.ts';
import type { ShellData } from '../../shell/shell-data.ts';
import { Stars } from '../../shell/stars.tsx';

type Props = { text: string; name: string; location?: string | null };

/** One guest's words, large on white, with what all of them say in numbers. */
export function Voice({ text, name, location }: Props) {
  const t = useTranslations('shell');
  const rating = useRouteLoaderData<ShellData>('root')?.clinic?.rating;
  return (
    <div className="later bg-white py-20 lg:py-28">
      <figure className="page-width">
        {rating ? (
          <div className="mb-6 text-larch-500">
            <Stars
              rating={rating.value}
              label={t('rating', { rating: rating.text, max: RATING_MAX })}
            />
          </div>
        ) : null}
        <blockquote className="max-w-4xl font-serif text-2xl leading-snug tracking-tight text-pretty">
          {text}
        </blockquote>
        <figcaption className="mt-6 text-stone-600">
          {[name, location].filter(Boolean).join(', ')}
        </figcaption>
      </figure>
    </div>
  );
}
