'use client';

import { useSyncExternalStore } from 'react';
import type { Kept, Values } from './kept-words.ts';

/** What keeps saves from arriving: the studio does not answer, or the session is over. */
export type Interruption = 'away' | 'ended';

/** What became of the last saves of a form, and of what was typed into it. */
export type SaveState = {
  /** It waits until the interruption is over. */
  isWaiting: boolean;
  /** Its form has words that are not stored. */
  isUnsaved?: boolean;
  /** What was typed is being put back into it. */
  isPuttingBack?: boolean;
  /** What was typed and cannot simply be put back, since somebody else has changed the same. */
  aside?: Kept | undefined;
  /** Why the last save was refused. */
  refusal?: { message: string } | undefined;
  /** What the last successful save sent, and what the server made of it. */
  stored?: readonly Values[];
};

const NEVER_SAVED: SaveState = { isWaiting: false };

let interruption: Interruption | undefined;
const states = new Map<string, SaveState>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function interrupt(by: Interruption | undefined): void {
  if (by === interruption) return;
  interruption = by;
  tell();
}

const saveStateOf = (form: string): SaveState => states.get(form) ?? NEVER_SAVED;

export function noteSave(form: string, news: Partial<SaveState>): void {
  states.set(form, { ...saveStateOf(form), ...news });
  tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useInterruption = (): Interruption | undefined =>
  useSyncExternalStore(
    listen,
    () => interruption,
    () => undefined,
  );

export const useSaveState = (form: string): SaveState =>
  useSyncExternalStore(
    listen,
    () => saveStateOf(form),
    () => NEVER_SAVED,
  );

export const formName = (path: string, locale: string): string => `${path} ${locale}`;
