import { contactForm } from '@clinic/cms/forms/contact-form';
import type { FormDefinition } from '@clinic/cms/forms/form-field';
import { newsletterForm } from '@clinic/cms/forms/newsletter-form';
import { requestForm } from '@clinic/cms/forms/request-form';
import { testimonialForm } from '@clinic/cms/forms/testimonial-form';
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
import { pickWords } from '#app/messages/catalog.ts';
import { SiteContext } from '#app/site-context.ts';
import { FORM_WORDS } from './form-words.ts';
import { checkValues } from './check-values.ts';
import type { ErrorKey } from './field-check.ts';

const picture = { path: '/a.jpg', alt: 'A', width: 800, height: 600 };
const FORMS: { form: FormDefinition; Form: ComponentType<never>; props: object }[] = [
  {
    form: requestForm,
    Form: RequestForm,
    props: {
      label: 'Label',
      concerns: [{ slug: 'c', title: 'C' }],
      programs: [{ slug: 'a', title: 'A' }],
    },
  },
  {
    form: testimonialForm,
    Form: TestimonialForm,
    props: { label: 'Label', pictures: [picture] },
  },
  {
    form: contactForm,
    Form: ContactForm,
    props: { news: { slug: 'a', title: 'A' }, isNewsMissing: false },
  },
  { form: newsletterForm, Form: NewsletterForm, props: { label: 'Label' } },
];

describe.each(FORMS)('$form.kind', ({ form, Form, props }) => {
  const said = (given: object) => {
    const messages = pickWords(en, FORM_WORDS[form.kind]) as typeof en;
    const element = createElement(Form as ComponentType<object>, { ...props, ...given });
    const language = { locale: 'en', messages, onError, timeZone: 'Europe/Zurich' };
    const spoken = createElement(IntlProvider as ComponentType<object>, language, element);
    const site = { locale: 'en', hosts: DEFAULT_HOSTS } as const;
    return renderToString(createElement(SiteContext, { value: site }, spoken));
  };

  it('has all the words that it is shown with', () => {
    expect(said({})).toContain('</form>');
  });

  it('shows every field of its definition', () => {
    const html = said({});
    for (const { name } of form.fields) expect(html).toContain(`name="${name}"`);
  });

  it('has the words of all errors of an empty form', () => {
    const checked = checkValues(form, {});
    if (checked.ok) throw new Error('An empty form has no errors');
    const html = said({ answer: { values: {}, errors: checked.errors } });
    for (const key of Object.values(checked.errors)) expect(html).toContain(words(key));
  });

  it('has the words for problems of the form as a whole', () => {
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
