import { MENU_ID } from '#app/shell/menu/menu-id.ts';
import { attachFlyouts } from './menu/flyouts.ts';
import { attachSheet } from './menu/sheet-history.ts';

/** What the menu does beyond opening and closing, which is the platform's. */
export function menu(): void {
  const element = document.getElementById(MENU_ID);
  if (!element) return;
  attachFlyouts(element);
  attachSheet(element);
}
