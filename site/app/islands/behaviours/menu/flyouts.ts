import { LARGE_SCREEN_REM } from '#app/constants.ts';
import { nextPlace, type Place } from './menu-keys.ts';

/** A pointer that only crosses a name opens nothing; one that leaves a panel has time to return. */
export const OPEN_DELAY_MS = 120;
export const CLOSE_DELAY_MS = 250;

export const LARGE_SCREEN = `(min-width: ${LARGE_SCREEN_REM}rem)`;

/** What native <details> lack on large screens, where the menu is a row of names. */
export function attachFlyouts(menu: HTMLElement): void {
  const isLarge = matchMedia(LARGE_SCREEN);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: HTMLDetailsElement | undefined;

  const flyouts = () => [...menu.querySelectorAll<HTMLDetailsElement>('details.flyout')];
  const show = (flyout: HTMLDetailsElement) => {
    for (const other of flyouts()) other.open = other === flyout;
  };
  const close = () => {
    clearTimeout(timer);
    for (const flyout of flyouts()) flyout.open = false;
  };

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isLarge.matches) return;
    clearTimeout(timer);
    const flyout = flyoutOf(event.target);
    if (flyout && !flyout.open) {
      timer = setTimeout(() => {
        openedByHover = flyout;
        show(flyout);
      }, OPEN_DELAY_MS);
    } else if (!flyout) onPointerLeave(event);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isLarge.matches) return;
    clearTimeout(timer);
    timer = setTimeout(close, CLOSE_DELAY_MS);
  };

  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const flyout = flyoutOf(event.target);
    clearTimeout(timer);
    if (summary && flyout?.open && openedByHover === flyout && event.detail > 0) {
      // Hovering has just opened it, so the click that follows must not close it again.
      event.preventDefault();
    }
    openedByHover = undefined;
    if (!summary && event.target instanceof Element && event.target.closest('a')) close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const flyout = flyoutOf(event.target);
    if (!isLarge.matches || !flyout || event.ctrlKey || event.metaKey || event.altKey) return;
    const names = flyouts().map((one) => one.querySelector('summary'));
    const links = [...flyout.querySelectorAll<HTMLElement>('a[href]')];
    const index = links.findIndex((link) => link === event.target);
    const from: Place = index < 0 ? { on: 'name', index: 0 } : { on: 'link', index };
    const shape = { names: names.length, links: links.length, group: flyouts().indexOf(flyout) };
    const next = nextPlace(event.key, from, shape);
    if (!next) return;
    event.preventDefault();
    if (next.on === 'link') show(flyout);
    (next.on === 'link' ? links : names)[next.index]?.focus();
  };

  const onEscape = (event: KeyboardEvent) => {
    const flyout = flyouts().find(({ open }) => open);
    if (event.key !== 'Escape' || !flyout || !isLarge.matches) return;
    const hadFocus = flyout.contains(document.activeElement);
    close();
    if (hadFocus) flyout.querySelector('summary')?.focus();
  };

  const onFocusOut = (event: FocusEvent) => {
    const flyout = flyoutOf(event.target);
    const goesTo = event.relatedTarget;
    if (!isLarge.matches || !flyout || !(goesTo instanceof Node)) return;
    if (!flyout.contains(goesTo)) flyout.open = false;
  };

  menu.addEventListener('pointerover', onPointerOver);
  menu.addEventListener('pointerleave', onPointerLeave);
  menu.addEventListener('click', onClick);
  menu.addEventListener('keydown', onKeyDown);
  menu.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onEscape);
  document.addEventListener('pointerdown', ({ target }) => {
    if (isLarge.matches && !menu.contains(target as Node)) close();
  });
}

function flyoutOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest('details.flyout') : null;
}
