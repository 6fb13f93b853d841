import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { readIslandData } from '#app/islands/hydration/island-data.ts';
import { mountIsland } from '#app/islands/hydration/mount-island.tsx';

let shown: { root: Root; container: HTMLElement } | undefined;

/** A closed overlay stays mounted until the next one opens, so that it can fade out. */
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
