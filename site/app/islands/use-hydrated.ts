import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML of the server and until scripts have taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
