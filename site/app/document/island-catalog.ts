import type { ComponentType } from 'react';
import { FORM_WORDS } from '#app/forms/form-words.ts';
import type { IslandName } from '#app/island.tsx';
import ContactForm from '#app/islands/forms/contact-form.tsx';
import NewsletterForm from '#app/islands/forms/newsletter-form.tsx';
import RequestForm from '#app/islands/forms/request-form.tsx';
import TestimonialForm from '#app/islands/forms/testimonial-form.tsx';
import type { Messages } from '#app/messages/catalog.ts';

type Entry = {
  /** Absent if only browsers render the island, on demand. */
  Component?: ComponentType<never>;
  /** The parts of the messages that are sent with the island. */
  words: readonly string[];
};

const SEARCH_WORDS = (
  [
    ...(['title', 'label', 'placeholder', 'close', 'hint', 'loading', 'count', 'none'] as const),
    ...(['noneHint', 'suggestions', 'all', 'allEmpty', 'allOfKind', 'countElsewhere'] as const),
  ] satisfies (keyof Messages['search'])[]
).map((name) => `search.${name}`);

/** The islands as the server knows them; islands/hydrate-islands.ts loads their code in browsers. */
export const ISLANDS = {
  'contact-form': { Component: ContactForm, words: FORM_WORDS.contact },
  'newsletter-form': { Component: NewsletterForm, words: FORM_WORDS.newsletter },
  'request-form': { Component: RequestForm, words: FORM_WORDS.request },
  'testimonial-form': { Component: TestimonialForm, words: FORM_WORDS.testimonial },
  gallery: { words: ['gallery'] },
  search: { words: [...SEARCH_WORDS, 'help'] },
} as const satisfies Record<IslandName, Entry>;
