import { contactForm } from '@clinic/cms/forms/contact-form';
import type { FormDefinition } from '@clinic/cms/forms/form-field';
import { newsletterForm } from '@clinic/cms/forms/newsletter-form';
import { requestForm } from '@clinic/cms/forms/request-form';
import { testimonialForm } from '@clinic/cms/forms/testimonial-form';
import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest';
import de from '#app/messages/de.json';
import en from '#app/messages/en.json';
import itMessages from '#app/messages/it.json';
import { checkValues, readValues } from './check-values.ts';

const REQUEST = {
  salutation: 'mrs',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.org',
  phone: '0041 79 123 45 67',
  street: 'Bergweg 1',
  zip: '7000',
  city: 'Chur',
  country: 'CH',
  stay: 'stationary',
  start: '2026-11-22',
  end: '2026-12-06',
  privacy: 'yes',
};
const TESTIMONIAL = {
  rating: '5',
  testimonial: 'A quiet week that did me good.',
  name: 'Ada',
  location: 'Chur',
  country: 'CH',
  email: 'ada@example.org',
  image: '/a.jpg',
  privacy: 'yes',
};
const CONTACT = {
  name: 'Ada',
  email: 'ada@example.org',
  category: 'other',
  message: 'Hello',
  privacy: 'yes',
};

/** The stored values of optional fields that were left empty. */
const leftEmpty = ({ fields }: FormDefinition) =>
  Object.fromEntries(fields.filter(({ isOptional }) => isOptional).map(({ name }) => [name, null]));
const errorsOf = (form: FormDefinition, values: Record<string, string>) => {
  const checked = checkValues(form, values);
  return checked.ok ? {} : checked.errors;
};
const fieldsOf = (form: FormDefinition, values: Record<string, string>) => {
  const checked = checkValues(form, values);
  return checked.ok ? checked.fields : undefined;
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  it('is taken as it is meant', () => {
    expect(
      fieldsOf(requestForm, { ...REQUEST, newsletter: 'yes', message: ' Hi\r\nthere ' }),
    ).toEqual({
      ...leftEmpty(requestForm),
      ...REQUEST,
      phone: '+41 79 123 45 67',
      message: 'Hi\nthere',
      newsletter: true,
      privacy: true,
    });
  });

  it('names every error at once, in the order of the page', () => {
    expect(Object.entries(errorsOf(requestForm, {}))).toEqual(
      ['stay', 'start', 'end', 'salutation', 'firstname', 'lastname', 'country']
        .concat(['email', 'phone', 'privacy'])
        .map((name) => [name, name]),
    );
  });

  it('asks only inpatients for their address, and drops that of anybody else', () => {
    const address = { street: '', zip: '', city: '' };
    expect(errorsOf(requestForm, { ...REQUEST, ...address })).toEqual({
      street: 'street',
      zip: 'zip',
      city: 'city',
    });
    const others = { ...REQUEST, stay: 'ambulatory' };
    expect(errorsOf(requestForm, { ...others, ...address })).toEqual({});
    expect(fieldsOf(requestForm, others)).toMatchObject({ street: null, zip: null, city: null });
    // Also while another field is wrong.
    expect(errorsOf(requestForm, { ...REQUEST, ...address, email: '' })).toHaveProperty('street');
  });

  it.each([
    ['2026-11-14', '2026-12-06', { start: 'startPast' }],
    ['2026-11-15', '2026-11-15', { end: 'endBeforeStart' }],
    ['2026-12-06', '2026-11-22', { end: 'endBeforeStart' }],
    ['2026-02-30', '2026-12-06', { start: 'start' }],
    ['22.11.2026', '6.12.2026', {}],
  ])('from %s to %s', (start, end, errors) => {
    expect(errorsOf(requestForm, { ...REQUEST, start, end })).toEqual(errors);
    // The same errors while another field is still wrong.
    expect(errorsOf(requestForm, { ...REQUEST, start, end, city: '' })).toEqual({
      city: 'city',
      ...errors,
    });
  });

  it('takes 255 characters of message, and not one more', () => {
    const long = `${'a'.repeat(253)}\r\nb`;
    expect(errorsOf(requestForm, { ...REQUEST, message: long })).toEqual({});
    expect(errorsOf(requestForm, { ...REQUEST, message: `${long}c` })).toEqual({
      message: 'messageLong',
    });
  });

  it.each(['abc', 'please ask my wife', '☎ 12', '1234'])(
    'does not accept %s as a phone number',
    (phone) => {
      expect(errorsOf(requestForm, { ...REQUEST, phone })).toEqual({ phone: 'phone' });
    },
  );

  it.each(['079 123 45 67', '+39 (0)6 1234', 'my wife, 079 123 45 67', '٠٧٩١٢٣٤٥٦٧'])(
    'does not refuse the number %s',
    (phone) => {
      expect(errorsOf(requestForm, { ...REQUEST, phone })).toEqual({});
    },
  );

  it('keeps single-line fields, which may become mail headers, on one line', () => {
    const fields = fieldsOf(requestForm, {
      ...REQUEST,
      firstname: 'Ada\r\nBcc: all@example.org\u0000\u2028x',
    });
    expect(fields?.firstname).toBe('Ada Bcc: all@example.org x');
  });

  it('refuses what nobody is called, and takes other scripts', () => {
    expect(errorsOf(requestForm, { ...REQUEST, lastname: 'x'.repeat(10_000) })).toEqual({
      lastname: 'tooLong',
    });
    expect(errorsOf(requestForm, { ...REQUEST, lastname: 'محمد 🏔️' })).toEqual({});
  });

  it('knows no country, salutation or stay that does not exist', () => {
    const wrong = { country: 'ZZ', salutation: 'sir', stay: 'forever' };
    expect(errorsOf(requestForm, { ...REQUEST, ...wrong })).toEqual({
      salutation: 'salutation',
      country: 'country',
      stay: 'stay',
    });
  });
});

describe('a testimonial', () => {
  it('is taken as it is meant', () => {
    expect(fieldsOf(testimonialForm, TESTIMONIAL)).toMatchObject({
      rating: 5,
      video: null,
      image: '/a.jpg',
      privacy: true,
    });
  });

  it.each([
    ['rating', '0', 'rating'],
    ['rating', '6', 'rating'],
    ['rating', '4.5', 'rating'],
    ['testimonial', 'too short', 'testimonial'],
    ['name', 'A', 'name'],
    ['email', 'ada@', 'email'],
    ['email', 'ada@clinic', 'email'],
    ['email', 'ada@clinic.example\nBcc: x@y.example', 'email'],
    ['email', 'ada..l@clinic.example', 'email'],
    ['video', 'https://vimeo.com/1', 'video'],
    ['video', 'javascript:alert(1)', 'video'],
  ])('with the %s %s is refused', (name, value, error) => {
    expect(errorsOf(testimonialForm, { ...TESTIMONIAL, [name]: value })).toEqual({
      [name]: error,
    });
  });

  it.each(['info@müller.ch', "o'neill+x@a-b.example", 'a@xn--mller-kva.xn--p1ai'])(
    'takes %s as an e-mail address',
    (email) => expect(errorsOf(testimonialForm, { ...TESTIMONIAL, email })).toEqual({}),
  );

  it.each(['https://youtu.be/abcdefghijk', 'youtu.be/abcdefghijk', '//youtu.be/abcdefghijk'])(
    'takes %s as an address of YouTube',
    (video) => {
      const fields = fieldsOf(testimonialForm, { ...TESTIMONIAL, video });
      expect(fields?.video).toBe('https://youtu.be/abcdefghijk');
    },
  );
});

describe('a message', () => {
  it('needs a category', () => {
    expect(errorsOf(contactForm, CONTACT)).toEqual({});
    expect(errorsOf(contactForm, { ...CONTACT, category: '' })).toEqual({ category: 'category' });
  });

  it('may be empty, and has at most 255 characters', () => {
    expect(fieldsOf(contactForm, { ...CONTACT, message: ' ' })?.message).toBeNull();
    const long = 'x'.repeat(255);
    expect(errorsOf(contactForm, { ...CONTACT, message: long })).toEqual({});
    const errors = errorsOf(contactForm, { ...CONTACT, message: `${long}x` });
    expect(errors).toEqual({ message: 'messageLong' });
  });
});

it('reads a form’s own fields and no others', () => {
  const data = new FormData();
  data.set('email', 'ada@example.org');
  data.set('isAdmin', 'yes');
  expect(readValues(newsletterForm, data)).toEqual({ email: 'ada@example.org' });
});

it('says what the specification says', () => {
  expect(en.forms.errors).toMatchObject({
    category: 'Please select a category.',
    news: "This news item doesn't seem to exist.",
    image: 'Please choose a predefined image.',
    name: 'Please enter your name (min. 2 characters).',
    email: 'Please enter a valid email address.',
    country: 'Please select your country of residence.',
    testimonial: 'Please enter your testimonial (min. 10 characters).',
    video: 'Please enter a valid Youtube URL',
    rating: 'Please provide a rating.',
  });
  expect(en.forms.summary).toMatchObject({
    title: 'There are still field errors. Please correct.',
    text: 'The following fields are missing or invalid, or there is a general error. Please check.',
  });
  expect(en.forms.problems.failed).toBe(
    'There seems to be a server problem. The form submission has failed. Please contact us by email. Error: {error}',
  );
  expect(en.forms.draft.text).toBe(
    'You already entered some data in the form below. Do you wish to continue?',
  );
  expect(en.forms.newsletter.confirmed).toBe('You are now subscribed to our newsletter.');
  for (const { forms } of [en, de, itMessages]) {
    expect(forms.problems.spamProtection).toMatch(/in(c|k)ognito/i);
  }
});
