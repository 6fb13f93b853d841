/** Ids made up for a demo are impossible: the last character has four of 64 bits, others six. */
export function isPossibleVideoId(id: string): boolean {
  return /^[\w-]{10}[AEIMQUYcgkosw048]$/.test(id);
}

/** The CSP must allow the host; the default one sets no cookies before the video plays. */
export function playerUrl(host: string, id: string): string {
  return `${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** The same; the player also reports its state to this origin, see follow-player.ts. */
export function reportingPlayerUrl(host: string, id: string, origin: string): string {
  return `${playerUrl(host, id)}&enablejsapi=1&origin=${encodeURIComponent(origin)}`;
}
