import type { SubmissionKind } from '@clinic/cms/forms/form-field';
import { openInPlace } from '#app/islands/links/open-in-place.ts';
import { reloadOnce } from '#app/islands/hydration/chunk-reload.ts';
import { editedFields } from '#app/islands/forms/edited-fields.ts';
import { dropDraft, loadDraft } from '#app/islands/forms/draft-store.ts';
import { onConsentChange, readConsent } from '#app/islands/consent/browser-consent.ts';
import { denyAnalytics } from '#app/islands/tracking/gtag.ts';
import { brokenPage, connectionNotice } from './behaviours/connection-notice.ts';
import { cookieCard } from './behaviours/cookie-card.ts';
import { prefetchPages } from './behaviours/prefetch-pages.ts';
import { headerMessages } from './behaviours/header-messages.ts';
import { menu } from './behaviours/menu.ts';
import { newsletterSignup } from './behaviours/newsletter-signup.ts';
import { search } from './behaviours/search.ts';
import { trackedClicks } from './behaviours/tracked-clicks.ts';
import { hydrateIslands } from './hydrate-islands.ts';

analytics();
menu();
search();
headerMessages();
cookieCard();
googleContent();
gallery();
newsletterSignup();
connectionNotice();
brokenPage();
dropSentDraft();
trackedClicks();
printUnfolded();
prefetchPages();
hydrateIslands();
document.documentElement.dataset.alive = '';

function gallery(): void {
  openInPlace({
    links: '[data-gallery] a[href]',
    load: () => import('#app/islands/gallery/viewer.tsx'),
    open: ({ openViewer }, link) => openViewer(link),
  });
}

/** Opens folded parts for printing, in browsers where the style sheet cannot (disclosure.css). */
function printUnfolded(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}

function googleContent(): void {
  if (!document.querySelector('[data-google]')) return;
  void import('#app/islands/google/google-content.ts').then(
    ({ attachGoogleContent }) => attachGoogleContent(),
    // A newer version was probably deployed. Without the code, videos and maps stay plain links,
    // which is better than losing what somebody has typed.
    () => navigator.onLine && !isAnythingTyped() && reloadOnce(),
  );
}

function isAnythingTyped(): boolean {
  return [...document.forms].some((form) => editedFields(form).length > 0);
}

/** The thank-you page names the form that was received. A draft without an id was begun later. */
function dropSentDraft(): void {
  const thanks = document.querySelector<HTMLElement>('[data-received]');
  const kind = thanks?.dataset.received as SubmissionKind | undefined;
  if (kind && loadDraft(kind)?.id) dropDraft(kind);
}

function analytics(): void {
  const { analytics: id } = document.documentElement.dataset;
  if (!id) return;
  denyAnalytics();

  const follow = async (isSeenAgain = false) => {
    if (!readConsent().marketing && !window.gtag) return;
    // A failed import does not reload the page: many browsers block such scripts.
    const part = await import('#app/islands/tracking/analytics.ts').catch(() => undefined);
    // Read again, because the import took a while.
    part?.applyConsent(id, readConsent().marketing);
    if (isSeenAgain) part?.trackPage();
  };
  void follow();
  onConsentChange(() => void follow());
  // Going back restores the page from the bfcache, which counts as another page view.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.gtag) void follow(true);
  });
}
