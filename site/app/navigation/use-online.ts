import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection; the server's HTML assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}
