import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureView } from '../entries/picture-view.ts';
import { ExternalIcon, PlayIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
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
  const [isLoaded, setIsLoaded] = useState(false);
  const notice = useId();
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
            <PlayButton
              to={watchAddress(id)}
              label={t('playTitle', { title })}
              describedBy={notice}
              onPlay={() => setIsLoaded(true)}
            >
              {t('play')}
            </PlayButton>
          </>
        )}
      </div>
      <p id={notice} className="mt-3 max-w-text text-sm text-stone-600">
        {isLoaded ? t('unavailable') : t('notice')}
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

type PlayProps = {
  to: string;
  label: string;
  describedBy: string;
  onPlay: () => void;
  children: string;
};

/** A link to YouTube until scripts have taken over; then a button that loads the film in place. */
function PlayButton({ to, label, describedBy, onPlay, children }: PlayProps) {
  const isHydrated = useHydrated();
  const play = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      href={to}
      role={isHydrated ? 'button' : undefined}
      rel="noopener noreferrer"
      aria-label={label}
      aria-describedby={describedBy}
      onClick={play}
      onKeyDown={(event) => {
        if (event.key === ' ') play(event);
      }}
      className="relative m-4 inline-flex min-h-14 items-center gap-2 rounded-control bg-ink/90 py-2.5 pr-6 pl-4 font-semibold text-white no-underline shadow-soft transition-colors duration-300 hover:bg-pine-500"
    >
      <PlayIcon />
      {children}
    </a>
  );
}

function Frame({ id, title }: { id: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={playerAddress(id)}
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
