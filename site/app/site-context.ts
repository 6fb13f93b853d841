import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { createContext, use } from 'react';
import { DEFAULT_HOSTS, type Hosts } from './hosts.ts';

/** Who answers the telephone, with a picture as pages show it. */
type TelephonePerson = {
  name: string;
  picture?: { path: string; alt: string; focal: { x: number; y: number } };
  speaks?: string;
};

/** Site data for the parts of a page, on the server and, in islands, in the browser. */
export type Site = {
  locale: Locale;
  hosts: Hosts;
  /** The token with which our pages call the content API; absent where the API is public. */
  pageToken?: string;
  /** The public key of reCAPTCHA, if the operator uses it. */
  recaptchaKey?: string;
  phone?: string;
  email?: string;
  answersPhone?: TelephonePerson;
};

export const SiteContext = createContext<Site>({ locale: DEFAULT_LOCALE, hosts: DEFAULT_HOSTS });

export function useSite(): Site {
  return use(SiteContext);
}
