import type { Locale } from '@clinic/cms/clinic-config/locales';
import { EXTRAS } from '#app/forms/form-extras.ts';
import type { Proof } from '#app/islands/forms/proof/proof.ts';

const FORM = 'form[data-newsletter-signup]';
const LEAVING_MS = 10_000;

/** Adds the proof against spam, which is loaded and prepared when the field gets the focus. */
export function newsletterSignup(): void {
  let proof: Promise<Proof> | undefined;
  let isBusy = false;
  // Until a focus is seen, the start of the page: the field may have had it before this script ran.
  let openedAt = Math.round(performance.timeOrigin);
  let isOpened = false;

  const prepareProof = (form: HTMLFormElement) => {
    proof ??= loadProof(form);
    proof.then(
      (loaded) => loaded.prepare(),
      // Submitting tries again.
      () => (proof = undefined),
    );
  };
  const focused = formAround(document.activeElement);
  if (focused) {
    isOpened = true;
    prepareProof(focused);
  }
  document.addEventListener('focusin', ({ target }) => {
    const form = formAround(target);
    if (!form) return;
    if (!isOpened) openedAt = Date.now();
    isOpened = true;
    prepareProof(form);
  });

  document.addEventListener('submit', async (event) => {
    const form = formAround(event.target);
    if (!form) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    // Submitted even without the proof: the server decides whether to accept it.
    const found = await (proof ?? loadProof(form)).then((loaded) => loaded.take()).catch(() => {});
    const add = ({ formData }: FormDataEvent) => {
      if (found) formData.set(...found);
      formData.set(EXTRAS.openedAt, String(openedAt));
      formData.set(EXTRAS.id, crypto.randomUUID());
    };
    form.addEventListener('formdata', add, { once: true });
    form.submit();
    // A cancelled navigation leaves the form on this page.
    setTimeout(() => (isBusy = false), LEAVING_MS);
  });

  // A page restored from the bfcache can submit again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isBusy = false;
  });
}

function formAround(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;
}

async function loadProof(form: HTMLFormElement): Promise<Proof> {
  const { Proof: Loaded } = await import('#app/islands/forms/proof/proof.ts');
  const locale = document.documentElement.lang as Locale;
  return new Loaded({ locale, recaptchaKey: form.dataset.recaptchaKey });
}
