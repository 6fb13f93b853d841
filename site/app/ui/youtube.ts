/** False for ids made up for a demo: the last character of an id has only four of its 64 bits. */
export function isPossibleVideoId(id: string): boolean {
  return /^[\w-]{10}[AEIMQUYcgkosw048]$/.test(id);
}

/** The CSP must allow the host; the default one sets no cookies before the video plays. */
export function playerUrl(host: string, id: string): string {
  return `${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** A player that also reports its state to `origin`; see follow-player.ts. */
export function reportingPlayerUrl(host: string, id: string, origin: string): string {
  return `${playerUrl(host, id)}&enablejsapi=1&origin=${encodeURIComponent(origin)}`;
}
