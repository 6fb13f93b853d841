import { readFileSync } from 'node:fs';
import { FIXTURES } from './seed-snapshot.ts';

type Recorded = {
  request: { method: string; path: string; query: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
};

/** A case recorded from a Cockpit host whose entries were written in its own panel. */
export function recorded(name: string): Recorded {
  return JSON.parse(readFileSync(`${FIXTURES}/panel/${name}.json`, 'utf8')) as Recorded;
}
