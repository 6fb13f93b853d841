/** A state that the player reports: it plays, it is ready, or there is nothing to play. */
export type PlayerSignal = 'plays' | 'ready' | 'refuses';

const EVENTS = ['onReady', 'onStateChange', 'onError'];

/** Subscribes to the YouTube player's events without loading YouTube's own script. */
export const QUESTIONS: readonly string[] = [
  { event: 'listening' },
  ...EVENTS.map((name) => ({ event: 'command', func: 'addEventListener', args: [name] })),
].map((question) => JSON.stringify({ ...question, id: 1, channel: 'widget' }));

/** States: playing, paused, buffering and cued; not 'unstarted' or 'ended'. */
const PLAYING = new Set([1, 2, 3, 5]);

type Message = { event?: unknown; info?: unknown };
type Info = { playerState?: unknown; videoData?: { isPlayable?: unknown } | null };

/** The signal in a message of the player, if it is a relevant one. */
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
