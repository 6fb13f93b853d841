'use client';

import { useSyncExternalStore } from 'react';
import type { Kept, Values } from './kept-words.ts';

/** Why saves do not arrive: the studio does not answer, or the session has ended. */
type Interruption = 'away' | 'ended';

type SaveState = {
  /** A save waits until the interruption is over. */
  isWaiting: boolean;
  isUnsaved?: boolean;
  isPuttingBack?: boolean;
  /** What was typed but cannot simply be put back, as somebody else has changed the same fields. */
  aside?: Kept | undefined;
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
