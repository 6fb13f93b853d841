import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import ContactForm from '#app/islands/forms/contact-form.tsx';
import NewsletterForm from '#app/islands/forms/newsletter-form.tsx';
import RequestForm from '#app/islands/forms/request-form.tsx';
import TestimonialForm from '#app/islands/forms/testimonial-form.tsx';
import en from '#app/messages/en.json' with { type: 'json' };
import { pickWords } from '#app/messages/pick-words.ts';
import { SiteContext } from '#app/site-context.ts';
import { FORM_WORDS } from './form-words.ts';
import { contactSchema } from './schema/contact-schema.ts';
import { checkValues, type ErrorKey, type FormSchema } from './schema/form-schema.ts';
import { newsletterSchema } from './schema/newsletter-schema.ts';
import { requestSchema } from './schema/request-schema.ts';
import { testimonialSchema } from './schema/testimonial-schema.ts';

const picture = { path: '/a.jpg', alt: 'A', width: 800, height: 600 };
const FORMS: { schema: FormSchema; Form: ComponentType<never>; props: object }[] = [
  {
    ...{ schema: requestSchema, Form: RequestForm },
    props: { label: 'Label', programs: [{ slug: 'a', title: 'A' }] },
  },
  {
    ...{ schema: testimonialSchema, Form: TestimonialForm },
    props: { label: 'Label', pictures: [picture] },
  },
  {
    ...{ schema: contactSchema, Form: ContactForm },
    props: { news: { slug: 'a', title: 'A' }, isNewsMissing: false },
  },
  { schema: newsletterSchema, Form: NewsletterForm, props: { label: 'Label' } },
];

describe.each(FORMS)('$schema.kind', ({ schema, Form, props }) => {
  const said = (given: object) => {
    const messages = pickWords(en, FORM_WORDS[schema.kind]) as typeof en;
    const form = createElement(Form as ComponentType<object>, { ...props, ...given });
    const language = { locale: 'en', messages, onError, timeZone: 'Europe/Zurich' };
    const spoken = createElement(IntlProvider as ComponentType<object>, language, form);
    const site = { locale: 'en', hosts: DEFAULT_HOSTS } as const;
    return renderToString(createElement(SiteContext, { value: site }, spoken));
  };

  it('has all the words that it is shown with', () => {
    expect(said({})).toContain('</form>');
  });

  it('has the words for all that may be missing', () => {
    const checked = checkValues(schema, {});
    if (checked.ok) throw new Error('An empty form has no faults');
    const html = said({ answer: { values: {}, errors: checked.errors } });
    for (const key of Object.values(checked.errors)) expect(html).toContain(words(key));
  });

  it('has the words for what fails as a whole', () => {
    const html = said({
      answer: { values: {}, errors: {}, problem: { reason: 'failed', error: 'HTTP 500' } },
    });
    expect(html).toContain('HTTP 500');
  });
});

function onError(error: Error): never {
  throw error;
}

function words(key: ErrorKey): string {
  return en.forms.errors[key].replaceAll("'", '&#x27;');
}
