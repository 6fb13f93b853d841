/** What the player in its frame tells of itself: it plays, it is there, or there is nothing to play. */
export type PlayerSignal = 'plays' | 'ready' | 'refuses';

const EVENTS = ['onReady', 'onStateChange', 'onError'];

/** Asks the player of YouTube to tell; its own script, which would do so too, is not loaded for it. */
export const QUESTIONS: readonly string[] = [
  { event: 'listening' },
  ...EVENTS.map((name) => ({ event: 'command', func: 'addEventListener', args: [name] })),
].map((question) => JSON.stringify({ ...question, id: 1, channel: 'widget' }));

/** Playing, paused, buffering and ready to play; not 'unstarted' nor 'ended'. */
const PLAYING = new Set([1, 2, 3, 5]);

type Message = { event?: unknown; info?: unknown };
type Info = { playerState?: unknown; videoData?: { isPlayable?: unknown } | null };

/** What a message of the player says, if it is one of those that count. */
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
