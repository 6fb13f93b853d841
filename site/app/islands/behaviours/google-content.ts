import { reloadOnce } from '#app/islands/hydration/chunk-reload.ts';
import { editedFields } from '#app/islands/forms/edited-fields.ts';

/** Videos and maps from Google load on a click; only pages that have any load the code for it. */
export function googleContent(): void {
  if (!document.querySelector('[data-google]')) return;
  void import('#app/islands/google/google-content.ts').then(
    ({ attachGoogleContent }) => attachGoogleContent(),
    // A newer version was probably deployed. Without the code they stay plain links to Google,
    // which is better than to lose what somebody is typing.
    () => navigator.onLine && !isAnythingTyped() && reloadOnce(),
  );
}

function isAnythingTyped(): boolean {
  return [...document.forms].some((form) => editedFields(form).length > 0);
}
