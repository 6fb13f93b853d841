import { watchUrl } from '@clinic/cms/values/youtube-address';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { GoogleButtons } from '#app/shell/consent/google-buttons.tsx';
import { useSite } from '#app/site-context.ts';
import { ExternalIcon, PlayIcon } from '#app/ui/icons.tsx';
import { type PictureView, Picture } from '#app/ui/picture.tsx';
import { isPossibleVideoId } from '#app/ui/youtube.ts';

type Props = {
  id: string;
  title: string;
  poster?: PictureView;
  sizes: string;
  priority?: boolean;
};

/** islands/google/google-content.ts finds the parts of the player by `data-film`. */
export function VideoPlayer({ id, title, poster, sizes, priority }: Props) {
  const t = useTranslations('player');
  const notice = useId();
  const host = useSite().hosts.video;
  const { hostname } = new URL(host);
  const isThere = isPossibleVideoId(id);
  return (
    <div data-google="film" data-film-id={id} data-host={host} data-title={title}>
      <div
        data-film="stage"
        className="on-dark relative grid aspect-16/9 place-items-center overflow-hidden rounded-card bg-brand-700"
      >
        {poster && (
          <div data-film="poster" className="absolute inset-0">
            <Picture
              picture={poster}
              ratio="16/9"
              sizes={sizes}
              priority={priority}
              decorative
              className="size-full object-cover"
            />
          </div>
        )}
        <GoogleButtons
          title={title}
          to={isThere ? watchUrl(id) : `#${notice}`}
          icon={<PlayIcon />}
          describedBy={notice}
        />
        <p
          data-film="words"
          data-loading={t('loading')}
          data-gone={t('gone')}
          hidden
          role="status"
          tabIndex={-1}
          className="relative m-3 rounded-control bg-ink/90 px-5 py-3 text-center font-semibold text-white shadow-soft"
        />
      </div>
      <p id={notice} className="mt-3 max-w-text text-sm text-stone-600">
        <span data-film="before">
          <span className="in-[.google-allowed]:hidden">
            {t('notice', { host: hostname.replace(/^www\./, '') })}
          </span>
          <span className="hidden in-[.google-allowed]:inline">{t('allowed')}</span>
        </span>
        {isThere && (
          <span data-film="meanwhile" hidden>
            {t('unavailable')}
          </span>
        )}
      </p>
      {isThere && (
        <p data-film="elsewhere" className="text-sm">
          <a
            href={watchUrl(id)}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 text-brand-500 underline underline-offset-4"
          >
            {t('open')}
            <ExternalIcon />
          </a>
        </p>
      )}
    </div>
  );
}
