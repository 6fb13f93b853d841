import { startTransition, useEffect, type ComponentType, type PropsWithChildren } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IslandData } from './island-data.ts';
import { IslandRoot } from './island-root.tsx';

export function hydrateIsland<Props extends object>(
  container: Element,
  Component: ComponentType<Props>,
  data: IslandData,
): void {
  const markHydrated = () => container.parentElement?.setAttribute('data-alive', '');
  const tree = (
    <HydrationListener onHydrated={markHydrated}>{treeOf(Component, data)}</HydrationListener>
  );
  const html = container.innerHTML;
  const onUncaughtError = () => {
    // React removes what it cannot render; the server-rendered HTML works without React.
    const still = document.createElement('div');
    still.innerHTML = html;
    container.replaceWith(still);
  };
  const options = { identifierPrefix: data.prefix, onUncaughtError };
  // In a transition, React yields whenever the browser has something more urgent to do.
  startTransition(() => {
    hydrateRoot(container, tree, options);
  });
}

type ListenerProps = PropsWithChildren<{ onHydrated: () => void }>;

function HydrationListener({ onHydrated, children }: ListenerProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** For an island that is not server-rendered. */
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
