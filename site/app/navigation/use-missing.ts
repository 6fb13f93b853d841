import { useSyncExternalStore } from 'react';

const SHOWN_MS = 8_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells, for a while, that a page cannot be shown at the moment. */
export function tellMissing(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    tellAll();
  }, SHOWN_MS);
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a page that was asked for could just not be shown. */
export function useMissing(): boolean {
  return useSyncExternalStore(
    follow,
    () => timer !== undefined,
    () => false,
  );
}
