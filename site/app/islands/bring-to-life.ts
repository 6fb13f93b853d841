import { reloadOnce } from './chunk-reload.ts';
import { editedFields } from './forms/edited-fields.ts';
import { readDataOf } from './island-data.ts';
import { ISLAND_MODULES, type LivingIsland } from './island-modules.ts';

/** So far below the window an island is fetched: about the time that scrolling there takes. */
const NEAR = '600px 0px';

/** What shows that a visitor turns to an island, before it has come near by itself. */
const SIGNS = ['pointerdown', 'focusin', 'keydown', 'touchstart'] as const;

/** Fetches each island of the page when it comes near the window or is touched, and brings it to life. */
export function bringIslandsToLife(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target);
    },
    { rootMargin: NEAR },
  );
  const wait = (island: Element) => {
    for (const sign of SIGNS) island.addEventListener(sign, onSign, { passive: true });
  };
  const wake = async (island: Element) => {
    near.unobserve(island);
    for (const sign of SIGNS) island.removeEventListener(sign, onSign);
    if (await bring(island as HTMLElement)) return;
    // Without it, what the server made reads and sends as well; the next touch tries again.
    wait(island);
  };
  const onSign = ({ currentTarget }: Event) => void wake(currentTarget as Element);
  for (const island of document.querySelectorAll('[data-island]')) {
    near.observe(island);
    wait(island);
  }
}

/** Whether it lives, or the page is about to be loaded anew. */
async function bring(element: HTMLElement): Promise<boolean> {
  const container = element.lastElementChild;
  const load = ISLAND_MODULES[element.dataset.island as LivingIsland];
  if (!container || !load) return true;
  try {
    const [{ default: Component }, { hydrateIsland }] = await Promise.all([
      load(),
      import('./mount-island.tsx'),
    ]);
    hydrateIsland(container, Component as never, readDataOf(element));
    return true;
  } catch {
    // Most likely there is a newer version; but what somebody has typed is worth more.
    const form = element.querySelector('form');
    const isTyped = form !== null && editedFields(form).length > 0;
    return navigator.onLine && !isTyped && reloadOnce();
  }
}
