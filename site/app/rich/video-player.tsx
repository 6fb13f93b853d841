import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GoogleButtons } from '../consent/google-buttons.tsx';
import { useGoogleContent } from '../consent/use-google-content.ts';
import type { PictureView } from '../entries/picture-view.ts';
import { useHosts } from '../hosts.ts';
import { ExternalIcon, PlayIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { FilmFrame } from './film-frame.tsx';
import type { FilmState } from './use-film.ts';
import { canExist, watchAddress } from './youtube.ts';

type Props = {
  id: string;
  title: string;
  poster?: PictureView;
  /** How wide the poster is shown. */
  sizes: string;
  priority?: boolean;
};

/** A film that loads nothing from elsewhere before its visitor asks for it. */
export function VideoPlayer({ id, title, poster, sizes, priority }: Props) {
  const t = useTranslations('player');
  const { isLoaded, load } = useGoogleContent();
  const notice = useId();
  const [film, setFilm] = useState<FilmState>();
  const { hostname } = new URL(useHosts().video);
  const isThere = canExist(id) && !(isLoaded && film === 'refused');
  const still = poster && (
    <Picture
      picture={poster}
      ratio="16/9"
      sizes={sizes}
      priority={priority}
      decorative
      className="absolute inset-0 size-full object-cover"
    />
  );
  return (
    <div>
      <div className="on-dark relative grid aspect-16/9 place-items-center overflow-hidden rounded-card bg-pine-700">
        {isLoaded ? (
          <FilmFrame id={id} title={title} poster={still} onChange={setFilm} />
        ) : (
          <>
            {still}
            <GoogleButtons
              title={title}
              to={canExist(id) ? watchAddress(id) : `#${notice}`}
              icon={<PlayIcon />}
              describedBy={notice}
              onLoad={load}
            />
          </>
        )}
      </div>
      <p id={notice} className="mt-3 max-w-text text-sm text-stone-600">
        {isLoaded ? (
          isThere && t('unavailable')
        ) : (
          <>
            <span className="in-[.google-allowed]:hidden">
              {t('notice', { host: hostname.replace(/^www\./, '') })}
            </span>
            <span className="hidden in-[.google-allowed]:inline">{t('allowed')}</span>
          </>
        )}
      </p>
      {isThere && (
        <p className="text-sm">
          <a
            href={watchAddress(id)}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 text-pine-500 underline underline-offset-4"
          >
            {t('open')}
            <ExternalIcon />
          </a>
        </p>
      )}
    </div>
  );
}
