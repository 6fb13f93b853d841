import { QUESTIONS, signalOf } from './player-messages.ts';

/** Asked for; on the screen; not to be had; or nothing has been heard of it for long. */
export type FilmState = 'asked' | 'playing' | 'refused' | 'silent';

const ASK_AGAIN_MS = 500;
/** A player that is there and starts by nobody's wish shows its own button then. */
const START_MS = 2_000;
const SILENT_MS = 15_000;

/**
 * Tells what becomes of the film in a frame. Nothing is believed but what comes from there. Ends with
 * what it returns.
 */
export function followPlayer(
  frame: HTMLIFrameElement,
  host: string,
  onChange: (state: FilmState) => void,
): () => void {
  const { origin } = new URL(host);
  const controller = new AbortController();
  let state: FilmState = 'asked';
  let starting: ReturnType<typeof setTimeout> | undefined;

  const become = (next: FilmState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  const ask = () => {
    // It is no secret, and who is in the frame by now nobody knows.
    for (const question of QUESTIONS) frame.contentWindow?.postMessage(question, '*');
  };
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    clearInterval(asking);
    const signal = signalOf(data);
    if (signal === 'ready') starting = setTimeout(() => become('playing'), START_MS);
    if (signal === 'plays') become('playing');
    if (signal === 'refuses') {
      clearTimeout(starting);
      become('refused');
    }
  };
  addEventListener('message', hear, { signal: controller.signal });
  const asking = setInterval(ask, ASK_AGAIN_MS);
  const silence = setTimeout(() => {
    clearInterval(asking);
    if (state === 'asked') become('silent');
  }, SILENT_MS);
  return () => {
    controller.abort();
    clearInterval(asking);
    clearTimeout(silence);
    clearTimeout(starting);
  };
}
