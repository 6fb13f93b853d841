import type { Field, TextField } from 'payload';
import { nobodyOnField } from '../access/roles.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';
import { adminsOrOwn, isLoggedIn } from '../access/own-account.ts';

/** What is typed to confirm a change; it is taken out of the request before anything is stored. */
const typed = (name: string, word: 'presentPassword' | 'code', component: string): TextField => ({
  name,
  type: 'text',
  virtual: true,
  label: {
    en: STUDIO_WORDS.en.people[word],
    de: STUDIO_WORDS.de.people[word],
    it: STUDIO_WORDS.it.people[word],
  },
  // A form contains only readable fields; there is never anything to read in these.
  access: { create: nobodyOnField, read: adminsOrOwn },
  admin: {
    condition: isLoggedIn,
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: `/components/accounts/current-password.tsx#${component}` },
  },
});

/** Shown below the e-mail address and the password while one of them is being changed. */
export const currentPasswordFields: Field[] = [
  typed('present_password', 'presentPassword', 'CurrentPassword'),
  typed('present_code', 'code', 'CurrentCode'),
];
