/** The three forms, filled in without an error: what a browser would post. */
export const REQUEST = {
  salutation: 'mr',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.org',
  phone: '0041791234567',
  street: 'Bergweg 1',
  zip: '7000',
  city: 'Chur',
  country: 'CH',
  stay: 'stationary',
  start: '2033-01-02',
  end: '2033-01-16',
  privacy: 'yes',
};
export const CONTACT = {
  name: 'Ada',
  email: 'ada@example.org',
  category: 'other',
  message: 'Hello',
  privacy: 'yes',
};
export const TESTIMONIAL = {
  rating: '5',
  testimonial: 'A quiet week.',
  name: 'Ada',
  location: 'Chur',
  country: 'CH',
  email: 'ada@example.org',
  privacy: 'yes',
};
