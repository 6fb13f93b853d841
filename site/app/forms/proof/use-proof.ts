import { useState } from 'react';
import type { Solved } from './solve-challenge.ts';

/** A solution that runs out while it travels is none. */
const MARGIN_MS = 30_000;

/**
 * The proof that a form is sent by a person's browser. It is loaded and solved while the form is
 * filled in, so that sending does not wait for it.
 */
export function useProof(): Proof {
  return useState(() => new Proof())[0];
}

class Proof {
  #underway: Promise<Solved> | undefined;

  prepare(): void {
    this.#underway ??= solve();
    // If it fails now, sending tries again and says so.
    this.#underway.catch(() => (this.#underway = undefined));
  }

  /** Each solution counts once. Rejects if there is none to be had. */
  async take(): Promise<string> {
    const early = await this.#underway?.catch(() => undefined);
    this.#underway = undefined;
    const isFresh = early && early.expiresAt - MARGIN_MS > Date.now();
    return (isFresh ? early : await solve()).payload;
  }
}

async function solve(): Promise<Solved> {
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge();
}
