import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHosts } from '../hosts.ts';
import { tellingPlayerAddress } from './youtube.ts';
import { useFilm, type FilmState } from './use-film.ts';

type Props = {
  id: string;
  title: string;
  /** Lies over the player until it plays, and for good if there is nothing to play. */
  poster: ReactNode;
  onChange: (state: FilmState) => void;
};

/** The player in its frame. What YouTube says to those whose film is gone, nobody gets to see. */
export function FilmFrame({ id, title, poster, onChange }: Props) {
  const t = useTranslations('player');
  const { video } = useHosts();
  const frame = useRef<HTMLIFrameElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const state = useFilm(frame, video);
  const isPlaying = state === 'playing';
  const isGone = state === 'refused';
  // The button that had the focus is gone; later, so are the words that took it.
  useEffect(() => {
    (isPlaying ? frame : words).current?.focus();
  }, [isPlaying]);
  useEffect(() => onChange(state), [state, onChange]);
  return (
    <>
      {!isGone && (
        <iframe
          ref={frame}
          src={tellingPlayerAddress(video, id, window.location.origin)}
          title={title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin and cannot lift its own
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          inert={!isPlaying}
          className="absolute inset-0 size-full"
        />
      )}
      {!isPlaying && (
        <>
          {poster}
          <p
            ref={words}
            role="status"
            tabIndex={-1}
            className="relative m-3 rounded-control bg-ink/90 px-5 py-3 text-center font-semibold text-white shadow-soft"
          >
            {t(state === 'asked' ? 'loading' : 'gone')}
          </p>
        </>
      )}
    </>
  );
}
