import { randomUUID } from 'node:crypto';
import { createContext, use } from 'react';

export type IslandName =
  'contact-form' | 'newsletter-form' | 'request-form' | 'testimonial-form' | 'gallery' | 'search';

export type PlacedIsland = { name: IslandName; props: object; isRendered: boolean };

/** Random, so that no editor's text can contain a placeholder. */
const TOKEN = randomUUID();
export const PLACEHOLDER = new RegExp(`<!--${TOKEN} (\\d+)-->`, 'g');

/** Marks the place of an island until it is rendered. */
function placeholder(index: number): string {
  return `<!--${TOKEN} ${index}-->`;
}

/** The islands of the document being rendered, in document order. */
export const IslandsContext = createContext<PlacedIsland[]>([]);

type Props = { name: IslandName; props?: object };
const NO_PROPS = {};

/**
 * A part of the page that is hydrated in the browser. On the server and in the browser it is a
 * React root of its own, so the page renders only a placeholder: see document/render-islands.tsx.
 */
export function Island({ name, props = NO_PROPS }: Props) {
  const placed = use(IslandsContext);
  const index = placed.push({ name, props, isRendered: true }) - 1;
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: placeholder(index) }} />;
}

/** The data of an island that the browser mounts on demand; it shows nothing itself. */
export function IslandData({ name, props = NO_PROPS }: Props) {
  const placed = use(IslandsContext);
  const index = placed.push({ name, props, isRendered: false }) - 1;
  return (
    <div data-island-data={name} hidden dangerouslySetInnerHTML={{ __html: placeholder(index) }} />
  );
}
