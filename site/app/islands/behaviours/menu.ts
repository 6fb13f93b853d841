import { MENU_ID } from '#app/shell/menu/menu-id.ts';
import { attachFlyouts } from './menu/flyouts.ts';
import { keepOpenGroupInView } from './menu/keep-group-in-view.ts';
import { attachSheet } from './menu/sheet-history.ts';

/** Behaviour of the menu beyond opening and closing, which are native. */
export function menu(): void {
  const element = document.getElementById(MENU_ID);
  if (!element) return;
  attachFlyouts(element);
  attachSheet(element);
  keepOpenGroupInView(element);
}
