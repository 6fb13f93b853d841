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

/** The form and its field in one: it is around itself. */
class FakeForm extends EventTarget {
  dataset = {};
  sent: FormData | undefined;
  closest = () => this;
  submit() {
    this.sent = new FormData();
    this.dispatchEvent(Object.assign(new Event('formdata'), { formData: this.sent }));
  }
}

const PAGE_START = 1_700_000_000_000;
const FOCUS = PAGE_START + 5_000;
let form: FakeForm;
let page: EventTarget & { activeElement?: unknown };
beforeEach(() => {
  prepare.mockClear();
  form = new FakeForm();
  page = Object.assign(new EventTarget(), { documentElement: { lang: 'de' } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeForm);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('performance', { timeOrigin: PAGE_START + 0.4 });
  vi.useFakeTimers({ now: FOCUS, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happens = (name: string) => {
  const event = new Event(name);
  Object.defineProperty(event, 'target', { value: form });
  page.dispatchEvent(event);
};

async function openedAt(): Promise<number> {
  happens('submit');
  await vi.waitUntil(() => form.sent);
  return Number(form.sent?.get(EXTRAS.openedAt));
}

it('tells when the field was first focused', async () => {
  newsletterSignup();
  happens('focusin');
  vi.setSystemTime(FOCUS + 9_000);
  happens('focusin');
  expect(await openedAt()).toBe(FOCUS);
});

it('takes the start of the page if the field had the focus before the script ran', async () => {
  page.activeElement = form;
  newsletterSignup();
  await vi.waitUntil(() => prepare.mock.calls.length > 0);
  vi.setSystemTime(FOCUS + 9_000);
  happens('focusin');
  expect(await openedAt()).toBe(PAGE_START);
});
