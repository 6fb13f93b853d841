import { CHUNK_RELOAD_GUARD_MS } from '#app/constants.ts';

const STORED_AS = 'chunk-reload';

/** Reloads, because a newer version has usually replaced the chunk; guarded against a loop. */
export function reloadOnce(): boolean {
  const now = Date.now();
  try {
    const last = Number(sessionStorage.getItem(STORED_AS) ?? -Infinity);
    if (now - last < CHUNK_RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(STORED_AS, String(now));
  } catch {
    // Without storage the page could reload forever.
    return false;
  }
  location.reload();
  return true;
}
