const ID = /^[\w-]{11}$/;
const HOSTS = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);

/** The id of the video that any form of YouTube URL points to. */
export function youtubeIdOf(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  if (!HOSTS.has(host) || !/^https?:$/.test(url.protocol)) return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const id = host === 'youtu.be' ? first : (url.searchParams.get('v') ?? second);
  return id && ID.test(id) ? id : undefined;
}

/**
 * Whether a YouTube video can have this id. An id encodes 64 bits at six per character, so the last
 * character has only four. Demo ids are made up and must not link to YouTube's error page.
 */
export function canExist(id: string): boolean {
  return /^[\w-]{10}[AEIMQUYcgkosw048]$/.test(id);
}

export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

/** The CSP must allow the host; the default one sets no cookies before the video plays. */
export function playerAddress(host: string, id: string): string {
  return `${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** The same; the player also reports its state to this origin, see player-messages.ts. */
export function tellingPlayerAddress(host: string, id: string, origin: string): string {
  return `${playerAddress(host, id)}&enablejsapi=1&origin=${encodeURIComponent(origin)}`;
}
