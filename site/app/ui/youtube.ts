const ID = /^[\w-]{11}$/;
const HOSTS = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);

/** The id of the video that an address of YouTube leads to, however it was copied. */
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
 * Whether YouTube can have a film of this id. It stands for 64 bits, six to a character, so the last
 * one has only four: those of a demo are made up and must lead nobody to YouTube's error page.
 */
export function canExist(id: string): boolean {
  return /^[\w-]{10}[AEIMQUYcgkosw048]$/.test(id);
}

export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

/** On the host that the security policy allows: by default the one that sets no cookies beforehand. */
export function playerAddress(host: string, id: string): string {
  return `${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** The same, of a player that tells the page at this origin how it fares: see player-messages.ts. */
export function tellingPlayerAddress(host: string, id: string, origin: string): string {
  return `${playerAddress(host, id)}&enablejsapi=1&origin=${encodeURIComponent(origin)}`;
}
