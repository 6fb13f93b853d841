import { LARGE_SCREEN } from './flyouts.ts';

/**
 * In the sheet of small screens, opening a group closes the one above it, and everything moves up.
 * The name that was pressed stays in sight.
 */
export function keepOpenGroupInView(menu: HTMLElement): void {
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (!matchMedia(LARGE_SCREEN).matches) {
        target.querySelector('summary')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
    },
    true,
  );
}
