import type { Site } from '#app/site-context.ts';

export type IslandData = {
  props: Record<string, unknown>;
  words: object;
  site: Site;
  /** The prefix of the ids that React generates. */
  prefix?: string;
};

/** The data that the server embedded for an island. */
export function readDataOf(element: Element): IslandData {
  const script = element.querySelector('script[type="application/json"]');
  return JSON.parse(script?.textContent ?? '{}') as IslandData;
}
