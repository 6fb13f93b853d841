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

/** On the host that the security policy allows: by default the one that sets no cookies beforehand. */
export function playerAddress(host: string, id: string): string {
  return `${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
