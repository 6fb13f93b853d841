import { CARD_ID } from '#app/consent/card-id.ts';
import type { Choice } from '#app/consent/consent-cookies.ts';
import { onConsentChange, readConsent } from './browser-consent.ts';
import { showConsent } from './show-consent.ts';

const OPEN = 'cookie-card-open';
let opener: HTMLElement | undefined;

function switchOf(category: keyof Choice): HTMLInputElement | null {
  return document.querySelector(`#${CARD_ID} input[name="${category}"]`);
}

export function showChoice(choice: Choice): void {
  for (const category of ['marketing', 'google'] as const) {
    const input = switchOf(category);
    if (input) input.checked = choice[category];
  }
}

/** Syncs the switches with the consent, but keeps switches that were set and not submitted. */
export function followConsent(): void {
  let shown: Choice = { marketing: false, google: false };
  const follow = () => {
    const now = readConsent();
    if (now.marketing === shown.marketing && now.google === shown.google) return;
    shown = now;
    showChoice(now);
  };
  follow();
  onConsentChange(follow);
}

/** Reopens the card after a decision. */
export function openCard(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  document.documentElement.classList.add(OPEN);
  showChoice(readConsent());
  switchOf('marketing')?.focus({ preventScroll: true });
}

/** Closes the card and returns the focus to the element that opened it. */
export function closeCard(): void {
  document.documentElement.classList.remove(OPEN);
  showConsent();
  opener?.focus({ preventScroll: true });
  opener = undefined;
}
