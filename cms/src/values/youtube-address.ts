const ID = /^[\w-]{11}$/;
const HOSTS = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const SUBDOMAIN = /^(?:www|m|music)\./;
/** `/shorts/dQw4w9WgXcQ` and the like; others have the id in a parameter. */
const PATHS = new Set(['embed', 'shorts', 'live', 'v', 'e']);

export function youtubeIdOf(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(SUBDOMAIN, '');
  if (!HOSTS.has(host) || !/^https?:$/.test(url.protocol)) return undefined;
  const [first = '', second] = url.pathname.split('/').filter(Boolean);
  const inPath = host === 'youtu.be' ? first : PATHS.has(first) ? second : undefined;
  const id = inPath ?? url.searchParams.get('v');
  return id && ID.test(id) ? id : undefined;
}

export function withProtocol(address: string): string {
  return address.replace(/^(?!https?:)(?:\/\/)?/i, 'https://');
}

/** What editors paste may also lack `https://`, be an embed code, or the id alone. */
export function pastedYoutubeId(pasted: string): string | undefined {
  const text = /\bsrc="([^"]+)"/.exec(pasted)?.[1] ?? pasted.trim();
  if (ID.test(text)) return text;
  return youtubeIdOf(withProtocol(text));
}

export function watchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}
