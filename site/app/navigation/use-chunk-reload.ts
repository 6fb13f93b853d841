import { useEffect, useState } from 'react';
import { isChunkError, reloadOnce } from './chunk-reload.ts';

/** For an error page: whether the page is about to be loaded anew, so that nothing need be shown. */
export function useChunkReload(error: unknown): boolean {
  // Without a connection a new page load would only lose this one.
  const isMissing = isChunkError(error) && navigator.onLine;
  const [isReloading, setReloading] = useState(isMissing);
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => setReloading(reloadOnce()));
    return () => clearTimeout(timer);
  }, [isMissing]);
  return isMissing && isReloading;
}
