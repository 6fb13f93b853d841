import type { Locale } from '@alpsera/cms/locales';
import { EXTRAS } from '#app/forms/form-extras.ts';
import type { Proof } from '#app/islands/forms/proof/proof.ts';

const FORM = 'form[data-newsletter-signup]';
const LEAVING_MS = 10_000;

/**
 * The newsletter's field at the foot of every page. It goes to the newsletter's own page, which
 * checks it and says what is wrong. All that is added here is the proof that a person sends it: it is
 * fetched and prepared when the field is entered.
 */
export function newsletterSignup(): void {
  let proof: Promise<Proof> | undefined;
  let isBusy = false;
  let openedAt = 0;

  document.addEventListener('focusin', ({ target }) => {
    const form = formAround(target);
    if (!form) return;
    openedAt ||= Date.now();
    proof ??= loadProof(form);
    proof.then(
      (loaded) => loaded.prepare(),
      // Sending tries again.
      () => (proof = undefined),
    );
  });

  document.addEventListener('submit', async (event) => {
    const form = formAround(event.target);
    if (!form) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    // Without the proof it is sent all the same: the server decides what it is worth.
    const found = await (proof ?? loadProof(form)).then((loaded) => loaded.take()).catch(() => {});
    const add = ({ formData }: FormDataEvent) => {
      if (found) formData.set(...found);
      formData.set(EXTRAS.openedAt, String(openedAt));
      formData.set(EXTRAS.id, crypto.randomUUID());
    };
    form.addEventListener('formdata', add, { once: true });
    form.submit();
    // A way that is stopped leaves the form here.
    setTimeout(() => (isBusy = false), LEAVING_MS);
  });

  // Who comes back may find the page as it was left, and may send again.
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
