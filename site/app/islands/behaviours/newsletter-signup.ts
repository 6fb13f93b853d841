import type { Locale } from '@clinic/cms/clinic-config/locales';
import { EXTRAS } from '#app/forms/form-extras.ts';
import type { Proof } from '#app/islands/forms/proof/proof.ts';

const FORM = 'form[data-newsletter-signup]';
const LEAVING_MS = 10_000;

/** Adds the spam protection's proof, which is loaded and prepared when the field is focused. */
export function newsletterSignup(): void {
  let proof: Promise<Proof> | undefined;
  let isBusy = false;
  const start = Math.round(performance.timeOrigin);
  let openedAt: number | undefined;

  const open = (form: HTMLFormElement, at: number) => {
    openedAt ??= at;
    proof ??= loadProof(form);
    proof.then(
      (loaded) => loaded.prepare(),
      // Submitting loads it again.
      () => (proof = undefined),
    );
  };
  // The field may have had the focus before this script ran.
  const focused = formAround(document.activeElement);
  if (focused) open(focused, start);
  document.addEventListener('focusin', ({ target }) => {
    const form = formAround(target);
    if (form) open(form, Date.now());
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
      formData.set(EXTRAS.openedAt, String(openedAt ?? start));
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
