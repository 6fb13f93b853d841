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

export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

/** The host that sets no cookies before the video plays; the security policy allows this one. */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
