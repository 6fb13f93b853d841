import type { Clinic } from './clinic.ts';
import { OPTIONAL_PAGES } from './page-set.ts';

const FILE = 'clinic/clinic.ts';

/** Pages that forms, the law or the site itself need, and why. */
const NEEDED: Readonly<Record<string, string>> = {
  home: 'every site has a home page',
  contact: 'visitors must be able to reach the clinic',
  impressum: 'the law wants it',
  privacy: 'every form refers to it',
  search: 'the header opens it',
  thankyou: 'every form leads to it',
};

/** Throws if clinic/clinic.ts switches off something that is no page, or that no clinic can lack. */
export function checkPageSet(pages: Clinic['pages']): void {
  for (const [id, isOn] of Object.entries(pages)) {
    const key = `${FILE}: pages.${id}`;
    if (typeof isOn !== 'boolean') throw new PageSetError(`${key} must be true or false.`);
    if (Object.hasOwn(NEEDED, id)) {
      if (!isOn) throw new PageSetError(`${key} cannot be switched off: ${NEEDED[id]}.`);
    } else if (!Object.hasOwn(OPTIONAL_PAGES, id)) {
      const known = Object.keys(OPTIONAL_PAGES).join(', ');
      throw new PageSetError(`${key} is no page that can be switched off. There are: ${known}.`);
    }
  }
}

class PageSetError extends Error {
  override name = 'PageSetError';
}
