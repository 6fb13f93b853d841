import { reloadOnce } from '#app/islands/chunk-reload.ts';

/** Films and maps of Google wait for a click; the few pages that have any fetch what listens to it. */
export function googleContent(): void {
  if (!document.querySelector('[data-google]')) return;
  void import('#app/islands/google/google-content.ts').then(
    ({ attachGoogleContent }) => attachGoogleContent(),
    // Most likely there is a newer version. Without it, they are links to where they are.
    () => navigator.onLine && reloadOnce(),
  );
}
