import type { Submission } from '../../site/app/forms/inbox.ts';

/** A request with every field filled in, as our client script sends it. */
export function requestBy(email: string, more: Submission['fields'] = {}): Submission {
  return {
    id: crypto.randomUUID(),
    kind: 'request',
    locale: 'de',
    fields: {
      salutation: 'mrs',
      firstname: 'Anna',
      lastname: 'Berger',
      email,
      phone: '+41 79 000 00 00',
      street: 'Dorfstrasse 1',
      zip: '7000',
      city: 'Chur',
      country: 'CH',
      stay: 'stationary',
      start: '2033-01-02',
      end: '2033-01-16',
      message: 'Ich habe Schmerzen.\nBitte melden.',
      discount: 'WINTER',
      newsletter: false,
      privacy: true,
      ...more,
    },
    campaign: { utm_source: 'newsletter', utm_campaign: 'winter', gclid: 'abc' },
  };
}

/** The same request, as a form that a browser posts. */
export function requestForm(email: string): URLSearchParams {
  const { id = '', fields } = requestBy(email);
  const { newsletter: _, ...typed } = fields;
  const sent = { ...typed, privacy: 'yes', submission: id };
  return new URLSearchParams(sent as Record<string, string>);
}
