import {
  CARD_ID,
  CARD_STATUS_ID,
  CONSENT_PATH,
  type Choice,
} from '#app/consent/consent-cookies.ts';
import { REJECT_DELAY_MS } from '#app/constants.ts';
import {
  announceConsent,
  readConsent,
  storeChoice,
  storeDecision,
  onConsentChange,
} from '#app/islands/consent/browser-consent.ts';
import { keepReferrer } from '#app/islands/tracking/first-referrer.ts';
import { showConsent } from '#app/islands/consent/show-consent.ts';

const NOTHING: Choice = { marketing: false, google: false };

/** True between rejecting and closing the card. */
let isClosing = false;

export function cookieCard(): void {
  followConsent();
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute('action') !== CONSENT_PATH) return;
    const given = new FormData(form, event.submitter);
    if (given.get('choice') === 'open') {
      event.preventDefault();
      openCard();
    } else if (form.closest(`#${CARD_ID}`)) {
      event.preventDefault();
      decide(given);
    }
  });
}

function decide(given: FormData): void {
  if (isClosing) return;
  const had = readConsent();
  if (given.get('choice') === 'reject') {
    storeChoice(NOTHING);
    showChoice(NOTHING);
    announceConsent();
    isClosing = true;
    setTimeout(() => {
      isClosing = false;
      finish(had.marketing);
    }, REJECT_DELAY_MS);
    return;
  }
  const marketing = given.has('marketing');
  storeChoice({ marketing, google: given.has('google') });
  if (!marketing) announceConsent();
  else if (document.documentElement.dataset.analytics && !had.marketing) keepReferrer();
  // Granting marketing always reloads the page; withdrawing it reloads to unload its scripts.
  finish(marketing || had.marketing);
}

function finish(mustReload: boolean): void {
  storeDecision();
  closeCard();
  const status = document.getElementById(CARD_STATUS_ID);
  if (status) status.textContent = status.dataset.saved ?? '';
  if (mustReload) location.reload();
}

const OPEN = 'cookie-card-open';
let opener: HTMLElement | undefined;

function switchOf(category: keyof Choice): HTMLInputElement | null {
  return document.querySelector(`#${CARD_ID} input[name="${category}"]`);
}

function showChoice(choice: Choice): void {
  for (const category of ['marketing', 'google'] as const) {
    const input = switchOf(category);
    if (input) input.checked = choice[category];
  }
}

/** Syncs the switches with the consent, but keeps switches that were set and not submitted. */
function followConsent(): void {
  let shown = NOTHING;
  const follow = () => {
    const now = readConsent();
    if (now.marketing === shown.marketing && now.google === shown.google) return;
    shown = now;
    showChoice(now);
  };
  follow();
  onConsentChange(follow);
}

function openCard(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  document.documentElement.classList.add(OPEN);
  showChoice(readConsent());
  switchOf('marketing')?.focus({ preventScroll: true });
}

function closeCard(): void {
  document.documentElement.classList.remove(OPEN);
  showConsent();
  opener?.focus({ preventScroll: true });
  opener = undefined;
}
