import { useEffect, useState, type RefObject } from 'react';
import { QUESTIONS, signalOf } from './player-messages.ts';

/** Asked for; on the screen; not to be had; or nothing has been heard of it for long. */
export type FilmState = 'asked' | 'playing' | 'refused' | 'silent';

const ASK_AGAIN_MS = 500;
/** A player that is there and starts by nobody's wish shows its own button then. */
const START_MS = 2_000;
const SILENT_MS = 15_000;

/** What is known of the film in a frame. Nothing is believed but what comes from there. */
export function useFilm(frame: RefObject<HTMLIFrameElement | null>, host: string): FilmState {
  const [state, setState] = useState<FilmState>('asked');

  useEffect(() => {
    const { origin } = new URL(host);
    let hasAnswered = false;
    let starting: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      if (hasAnswered) return;
      // It is no secret, and who is in the frame by now nobody knows.
      for (const question of QUESTIONS) frame.current?.contentWindow?.postMessage(question, '*');
    };
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      hasAnswered = true;
      const signal = signalOf(data);
      if (signal === 'ready') starting = setTimeout(() => setState('playing'), START_MS);
      if (signal === 'plays') setState('playing');
      if (signal === 'refuses') {
        clearTimeout(starting);
        setState('refused');
      }
    };
    addEventListener('message', hear);
    const asking = setInterval(ask, ASK_AGAIN_MS);
    const silence = setTimeout(
      () => setState((now) => (now === 'asked' ? 'silent' : now)),
      SILENT_MS,
    );
    return () => {
      removeEventListener('message', hear);
      clearInterval(asking);
      clearTimeout(silence);
      clearTimeout(starting);
    };
  }, [frame, host]);

  return state;
}
