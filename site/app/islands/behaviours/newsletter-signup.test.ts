// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { newsletterSignup } from './newsletter-signup.ts';

const prepare = vi.fn();
vi.mock('#app/islands/forms/proof/proof.ts', () => ({
  Proof: class {
    prepare = prepare;
    take = () => Promise.resolve([EXTRAS.altcha, 'solved']);
  },
}));

const PAGE_START = 1_700_000_000_000;
const FOCUS = PAGE_START + 5_000;
let form: HTMLFormElement;
let field: HTMLInputElement;
let sent: FormData | undefined;
beforeEach(() => {
  prepare.mockClear();
  sent = undefined;
  document.documentElement.lang = 'de';
  document.body.innerHTML = '<form data-newsletter-signup><input name="email"></form>';
  form = document.querySelector('form') as HTMLFormElement;
  field = document.querySelector('input') as HTMLInputElement;
  // As in a browser, where submitting fires `formdata`, whose listeners may add fields.
  form.submit = () => {
    sent = new FormData(form);
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData: sent }));
  };
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(PAGE_START + 0.4);
  vi.useFakeTimers({ now: FOCUS, toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

async function openedAt(): Promise<number> {
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitUntil(() => sent);
  return Number(sent?.get(EXTRAS.openedAt));
}

it('sends the time at which the field was first focused', async () => {
  newsletterSignup();
  field.focus();
  vi.setSystemTime(FOCUS + 9_000);
  field.blur();
  field.focus();
  expect(await openedAt()).toBe(FOCUS);
});

it('sends the start of the page if the field had the focus before the script ran', async () => {
  field.focus();
  newsletterSignup();
  await vi.waitUntil(() => prepare.mock.calls.length > 0);
  vi.setSystemTime(FOCUS + 9_000);
  field.blur();
  field.focus();
  expect(await openedAt()).toBe(PAGE_START);
});
