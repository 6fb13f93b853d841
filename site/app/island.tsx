import { randomUUID } from 'node:crypto';
import { createContext, use } from 'react';

export type IslandName =
  'contact-form' | 'newsletter-form' | 'request-form' | 'testimonial-form' | 'gallery' | 'search';

export type PlacedIsland = { name: IslandName; props: object; isRendered: boolean };

/** Nobody who writes a text can write this. */
const TOKEN = randomUUID();
export const PLACEHOLDER = new RegExp(`<!--${TOKEN} (\\d+)-->`, 'g');

/** Stands in the page until its island is made. */
function placeholder(index: number): string {
  return `<!--${TOKEN} ${index}-->`;
}

/** The islands of the document that is being made, in the order in which they stand in it. */
export const IslandsContext = createContext<PlacedIsland[]>([]);

type Props = { name: IslandName; props?: object };
const NO_PROPS = {};

/**
 * A part of the page that lives in the browser too. It is a React root of its own, here and there, so
 * the page only keeps its place: see document/render-islands.tsx.
 */
export function Island({ name, props = NO_PROPS }: Props) {
  const placed = use(IslandsContext);
  const index = placed.push({ name, props, isRendered: true }) - 1;
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: placeholder(index) }} />;
}

/** What an island needs that the browser makes when it is asked for; nothing of it is shown yet. */
export function IslandData({ name, props = NO_PROPS }: Props) {
  const placed = use(IslandsContext);
  const index = placed.push({ name, props, isRendered: false }) - 1;
  return (
    <div data-island-data={name} hidden dangerouslySetInnerHTML={{ __html: placeholder(index) }} />
  );
}
