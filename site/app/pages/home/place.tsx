import { useTranslations } from 'use-intl';
import { useOfferedHref } from '#app/shell/use-offered-href.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';

type Props = { title?: string; text?: string; picture?: PictureView };

export function Place({ title, text, picture }: Props) {
  const t = useTranslations('latest');
  const rooms = useOfferedHref()('rooms');
  if (!title) return null;
  return (
    <section
      aria-labelledby="place"
      className="later page-width grid items-center gap-10 py-20 lg:grid-cols-5 lg:gap-16 lg:py-28"
    >
      {picture && (
        <div className="overflow-hidden rounded-card bg-tint-100 lg:col-span-3">
          <Picture
            picture={picture}
            ratio="4/3"
            sizes="(min-width: 1024px) 700px, 92vw"
            className="aspect-4/3 w-full object-cover"
          />
        </div>
      )}
      <div className="lg:col-span-2">
        <h2 id="place" className="text-3xl">
          {title}
        </h2>
        <p className="mt-5 text-lg text-stone-600 hyphens-auto">{text}</p>
        {rooms && (
          <p className="mt-8">
            <ButtonLink to={rooms} look="quiet">
              {t('rooms')}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
