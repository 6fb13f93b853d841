import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IslandData } from './island-data.ts';
import { IslandRoot } from './island-root.tsx';

/** Brings an island to life that the server has rendered. */
export function hydrateIsland<Props extends object>(
  container: Element,
  Component: ComponentType<Props>,
  data: IslandData,
): Root {
  const tellAlive = () => container.parentElement?.setAttribute('data-alive', '');
  const tree = <Alive onAlive={tellAlive}>{treeOf(Component, data)}</Alive>;
  const html = container.innerHTML;
  const onUncaughtError = () => {
    // React takes away what it cannot show; what the server made reads and sends without it.
    const still = document.createElement('div');
    still.innerHTML = html;
    container.replaceWith(still);
  };
  return hydrateRoot(container, tree, { identifierPrefix: data.prefix, onUncaughtError });
}

/** Says that an island answers from now on. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Makes an island that is not in the page; what it is given besides is the caller's. */
export function mountIsland<Props extends object>(
  container: Element,
  Component: ComponentType<Props>,
  data: IslandData,
): Root {
  const root = createRoot(container);
  root.render(treeOf(Component, data));
  return root;
}

function treeOf<Props extends object>(Component: ComponentType<Props>, data: IslandData) {
  const { props, words, site } = data;
  return (
    <IslandRoot words={words} site={site}>
      <Component {...(props as Props)} />
    </IslandRoot>
  );
}
