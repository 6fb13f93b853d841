/**
 * While the menu covers a small screen, it is a dialog and the page behind it is inert. The browser
 * itself opens and closes it, before and after the page's scripts run.
 */
export function guardMenuSheet(): void {
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (isSheet(target) && newState === 'open') cover(target, true);
    },
    true,
  );
  // Must run before it closes, because the focus then returns to the page behind it.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (isSheet(target) && newState === 'closed') cover(target, false);
    },
    true,
  );
}

function isSheet(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('.menu[popover]');
}

const DIALOG = { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'menu-title' };

function cover(sheet: HTMLElement, isOpen: boolean): void {
  document.documentElement.classList.toggle('has-menu', isOpen);
  for (const [name, value] of Object.entries(DIALOG)) {
    if (isOpen) sheet.setAttribute(name, value);
    else sheet.removeAttribute(name);
  }
  for (let node: HTMLElement = sheet; node !== document.body;) {
    const parent = node.parentElement ?? document.body;
    for (const sibling of parent.children) {
      if (sibling !== node) sibling.toggleAttribute('inert', isOpen);
    }
    node = parent;
  }
}
