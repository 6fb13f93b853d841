import type { Site } from '#app/site-context.ts';

export type IslandData = {
  props: Record<string, unknown>;
  words: object;
  site: Site;
  /** With which the ids of its elements begin. */
  prefix?: string;
};

/** What the server has written for an island. */
export function readDataOf(element: Element): IslandData {
  const script = element.querySelector('script[type="application/json"]');
  return JSON.parse(script?.textContent ?? '{}') as IslandData;
}

/** The same for one that is made in the browser. */
export function readIslandData(name: string): IslandData | undefined {
  const element = document.querySelector(`[data-island-data="${name}"]`);
  return element ? readDataOf(element) : undefined;
}
