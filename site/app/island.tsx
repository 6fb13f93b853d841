import { randomUUID } from 'node:crypto';
import { createContext, use } from 'react';

export type IslandName =
  'contact-form' | 'newsletter-form' | 'request-form' | 'testimonial-form' | 'gallery' | 'search';

export type PlacedIsland = { name: IslandName; props: object; isRendered: boolean };

/** Random, so that no editor's text can contain a placeholder. */
const TOKEN = randomUUID();
export const PLACEHOLDER = new RegExp(`<!--${TOKEN} (\\d+)-->`, 'g');

/** Collects the islands of the page that is being rendered. */
export const IslandsContext = createContext<PlacedIsland[]>([]);

type Props = { name: IslandName; props?: object };
const NO_PROPS = {};

function usePlaceholder(island: PlacedIsland) {
  const index = use(IslandsContext).push(island) - 1;
  return { __html: `<!--${TOKEN} ${index}-->` };
}

/** A React root of its own, rendered by document/render-islands.tsx and hydrated by the browser. */
export function Island({ name, props = NO_PROPS }: Props) {
  const html = usePlaceholder({ name, props, isRendered: true });
  return <div data-island={name} dangerouslySetInnerHTML={html} />;
}

/** The data of an island that the browser mounts on demand; it shows nothing itself. */
export function IslandData({ name, props = NO_PROPS }: Props) {
  const html = usePlaceholder({ name, props, isRendered: false });
  return <div data-island-data={name} hidden dangerouslySetInnerHTML={html} />;
}
