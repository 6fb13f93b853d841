import { CHUNK_RELOAD_GUARD_MS } from '#app/constants.ts';

const STORED_AS = 'chunk-reload';

type Browser = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
};

const THIS_BROWSER: Browser = {
  storage: () => sessionStorage,
  now: () => Date.now(),
  reload: () => window.location.reload(),
};

/**
 * A chunk that cannot be loaded has usually been replaced by a newer version, so the page is
 * reloaded, at most once a minute, to avoid a loop if the chunk is really missing. Returns whether
 * it reloads.
 */
export function reloadOnce(browser: Partial<Browser> = {}): boolean {
  const { storage, now, reload } = { ...THIS_BROWSER, ...browser };
  try {
    const last = Number(storage().getItem(STORED_AS) ?? -Infinity);
    if (now() - last < CHUNK_RELOAD_GUARD_MS) return false;
    storage().setItem(STORED_AS, String(now()));
  } catch {
    // Without storage the page could reload forever.
    return false;
  }
  reload();
  return true;
}
