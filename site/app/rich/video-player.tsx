import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { GoogleButtons } from '../consent/google-buttons.tsx';
import { useGoogleContent } from '../consent/use-google-content.ts';
import type { PictureView } from '../entries/picture-view.ts';
import { useHosts } from '../hosts.ts';
import { ExternalIcon, PlayIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { playerAddress, watchAddress } from './youtube.ts';

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
  const { hostname } = new URL(useHosts().video);
  return (
    <div>
      <div className="on-dark relative grid aspect-16/9 place-items-center overflow-hidden rounded-card bg-pine-700">
        {isLoaded ? (
          <Frame id={id} title={title} />
        ) : (
          <>
            {poster && (
              <Picture
                picture={poster}
                ratio="16/9"
                sizes={sizes}
                priority={priority}
                decorative
                className="absolute inset-0 size-full object-cover"
              />
            )}
            <GoogleButtons
              title={title}
              to={watchAddress(id)}
              icon={<PlayIcon />}
              describedBy={notice}
              onLoad={load}
            />
          </>
        )}
      </div>
      <p id={notice} className="mt-3 max-w-text text-sm text-stone-600">
        {isLoaded ? (
          t('unavailable')
        ) : (
          <>
            <span className="in-[.google-allowed]:hidden">
              {t('notice', { host: hostname.replace(/^www\./, '') })}
            </span>
            <span className="hidden in-[.google-allowed]:inline">{t('allowed')}</span>
          </>
        )}
      </p>
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
    </div>
  );
}

function Frame({ id, title }: { id: string; title: string }) {
  const { video } = useHosts();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={playerAddress(video, id)}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin and cannot lift its own
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
}
