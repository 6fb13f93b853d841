import { showConsent } from '#app/islands/consent/show-consent.ts';
import { hideDismissedMessages, measureMessages } from './header-messages.ts';
import { openHomeInLanguage, rememberChosenLanguage } from './language.ts';
import { rememberCampaign } from './remember-campaign.ts';

/**
 * Runs in the head before the first paint and does what depends on this visitor's browser and would
 * otherwise flash. It becomes one small inline script, the same on every page, so that pages stay
 * cacheable and the CSP can allow it by hash.
 */
document.documentElement.classList.add('has-script');
rememberCampaign();
showConsent();
openHomeInLanguage();
hideDismissedMessages();
rememberChosenLanguage();
guardMenuSheet();
layOutForFragment();
startScripts();
measureMessages();

/**
 * Runs the page's modules on the load event or on the first interaction; earlier, they would only
 * compete with pictures and fonts for bandwidth.
 */
function startScripts(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of document.documentElement.dataset.modules?.split(' ') ?? []) {
      // If a module fails to load, the page is still readable and its forms still submit.
      import(/* @vite-ignore */ src).catch(() => undefined);
    }
  };
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
    addEventListener(sign, start, { once: true, passive: true });
  }
  addEventListener('load', start, { once: true });
}

/**
 * Lays the whole page out when an address has a fragment: sections far away have only estimated
 * heights (app/styles/app.css), so the browser would scroll past the target. On a click on a link
 * with a fragment, this has to happen before the browser scrolls.
 */
function layOutForFragment(): void {
  const { classList } = document.documentElement;
  if (location.hash) classList.add('names-place');
  addEventListener('hashchange', () => {
    if (!location.hash || classList.contains('names-place')) return;
    classList.add('names-place');
    // The browser has already scrolled, by the estimated heights.
    document.querySelector(':target')?.scrollIntoView();
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[href*="#"]')) classList.add('names-place');
    },
    true,
  );
}

/**
 * While the menu covers a small screen, it is a dialog and the page behind it is inert. The browser
 * itself opens and closes it, before and after the page's scripts run.
 */
function guardMenuSheet(): void {
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (isSheet(target) && newState === 'open') cover(target, true);
    },
    true,
  );
  // Before it closes, because closing returns the focus to the page behind it.
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

function cover(sheet: HTMLElement, isOpen: boolean): void {
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'menu-title' };
  document.documentElement.classList.toggle('has-menu', isOpen);
  for (const [name, value] of Object.entries(dialog)) {
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
