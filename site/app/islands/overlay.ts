import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { readIslandData } from './island-data.ts';
import { mountIsland } from './mount-island.tsx';

let shown: { root: Root; container: HTMLElement } | undefined;

/**
 * Shows an island that has no place in the page, above it. Its words and what it knows of the site
 * are in the page. One that has been closed stays until the next one comes, so it can fade away.
 */
export function showOverlay<Props extends object>(
  name: 'search' | 'gallery',
  Component: ComponentType<Props>,
  props: Props,
): void {
  const data = readIslandData(name);
  if (!data) return;
  hideOverlay();
  const container = document.createElement('div');
  document.body.append(container);
  const root = mountIsland(container, Component, {
    ...data,
    props: props as Record<string, unknown>,
  });
  shown = { root, container };
}

export function hideOverlay(): void {
  shown?.root.unmount();
  shown?.container.remove();
  shown = undefined;
}
