/** The video is requested, visible, unavailable, or has not started in time. */
export type FilmState = 'asked' | 'playing' | 'refused' | 'silent';

const ASK_AGAIN_MS = 500;
/** A player that is ready but has not started is shown after this time, with its own button. */
const START_MS = 2_000;
const SILENT_MS = 15_000;

/** Reports the state of the video in a frame; returns a function that stops it. */
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
    // The messages hold no secret, and the frame's current origin is unknown.
    for (const question of QUESTIONS) frame.contentWindow?.postMessage(question, '*');
  };
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    clearInterval(asking);
    const signal = signalOf(data);
    // A player may report several times that it is ready; only the first counts.
    if (signal === 'ready') starting ??= setTimeout(() => become('playing'), START_MS);
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

type PlayerSignal = 'plays' | 'ready' | 'refuses';

const EVENTS = ['onReady', 'onStateChange', 'onError'];

/** Subscribes to the YouTube player's events without loading YouTube's own script. */
export const QUESTIONS: readonly string[] = [
  { event: 'listening' },
  ...EVENTS.map((name) => ({ event: 'command', func: 'addEventListener', args: [name] })),
].map((question) => JSON.stringify({ ...question, id: 1, channel: 'widget' }));

/** The player's states playing, paused, buffering and cued; not 'unstarted' or 'ended'. */
const PLAYING = new Set([1, 2, 3, 5]);

type Message = { event?: unknown; info?: unknown };
type Info = { playerState?: unknown; videoData?: { isPlayable?: unknown } | null };

export function signalOf(data: unknown): PlayerSignal | undefined {
  const { event, info } = parse(data);
  if (event === 'onError') return 'refuses';
  if (event === 'onStateChange' && PLAYING.has(info as number)) return 'plays';
  if (event === 'onReady') return 'ready';
  if (typeof info !== 'object' || info === null) return undefined;
  const { playerState, videoData } = info as Info;
  if (videoData?.isPlayable === false) return 'refuses';
  return PLAYING.has(playerState as number) ? 'plays' : undefined;
}

function parse(data: unknown): Message {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}
