import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { readDataOf } from '#app/islands/hydration/island-data.ts';
import { mountIsland } from '#app/islands/hydration/mount-island.tsx';

let shown: { root: Root; container: HTMLElement } | undefined;

/** Mounts an island above the page. Closed, it stays mounted until the next, so it can fade out. */
export function showOverlay<Props extends object>(
  name: 'search' | 'gallery',
  Component: ComponentType<Props>,
  props: Props,
): void {
  const element = document.querySelector(`[data-island-data="${name}"]`);
  if (!element) return;
  hideOverlay();
  const container = document.createElement('div');
  document.body.append(container);
  const data = { ...readDataOf(element), props: props as Record<string, unknown> };
  shown = { root: mountIsland(container, Component, data), container };
}

export function hideOverlay(): void {
  shown?.root.unmount();
  shown?.container.remove();
  shown = undefined;
}
