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
 * A part of the scripts that cannot be loaded has mostly been replaced by a newer version: the page
 * is loaded anew, at most once a minute, so that what is really missing does not become a loop.
 * Says whether it does.
 */
export function reloadOnce(browser: Partial<Browser> = {}): boolean {
  const { storage, now, reload } = { ...THIS_BROWSER, ...browser };
  try {
    const last = Number(storage().getItem(STORED_AS) ?? -Infinity);
    if (now() - last < CHUNK_RELOAD_GUARD_MS) return false;
    storage().setItem(STORED_AS, String(now()));
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  reload();
  return true;
}
