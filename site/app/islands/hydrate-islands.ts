import { reloadOnce } from './hydration/chunk-reload.ts';
import { editedFields } from './forms/edited-fields.ts';
import { readDataOf } from './hydration/island-data.ts';

const ISLAND_MODULES = {
  'contact-form': () => import('./forms/contact-form.tsx'),
  'newsletter-form': () => import('./forms/newsletter-form.tsx'),
  'request-form': () => import('./forms/request-form.tsx'),
  'testimonial-form': () => import('./forms/testimonial-form.tsx'),
} as const;

/** How far below the viewport loading starts: about the time it takes to scroll there. */
const NEAR = '600px 0px';

const INTERACTION_EVENTS = ['pointerdown', 'focusin', 'keydown', 'touchstart'] as const;

/** Loads and hydrates each island when it comes near the viewport or is interacted with. */
export function hydrateIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target);
    },
    { rootMargin: NEAR },
  );
  const listen = (island: Element) => {
    for (const sign of INTERACTION_EVENTS)
      island.addEventListener(sign, onInteraction, { passive: true });
  };
  const wake = async (island: Element) => {
    near.unobserve(island);
    for (const sign of INTERACTION_EVENTS) island.removeEventListener(sign, onInteraction);
    if (await hydrate(island as HTMLElement)) return;
    // Until then the server-rendered island still works; the next interaction tries again.
    listen(island);
  };
  const onInteraction = ({ currentTarget }: Event) => void wake(currentTarget as Element);
  for (const island of document.querySelectorAll('[data-island]')) {
    near.observe(island);
    listen(island);
  }
}

/** True if the island is hydrated or the page is about to reload. */
async function hydrate(element: HTMLElement): Promise<boolean> {
  const container = element.lastElementChild;
  const load = ISLAND_MODULES[element.dataset.island as keyof typeof ISLAND_MODULES];
  if (!container || !load) return true;
  try {
    const [{ default: Component }, { hydrateIsland }] = await Promise.all([
      load(),
      import('./hydration/mount-island.tsx'),
    ]);
    hydrateIsland<never>(container, Component, readDataOf(element));
    return true;
  } catch {
    // A newer version was probably deployed; but reloading must not lose what was typed.
    const form = element.querySelector('form');
    const isTyped = form !== null && editedFields(form).length > 0;
    return navigator.onLine && !isTyped && reloadOnce();
  }
}
