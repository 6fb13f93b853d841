import type { Locale } from '@alpsera/cms/locales';
import { createContext, use } from 'react';
import { DEFAULT_HOSTS, type Hosts } from './hosts.ts';

/** What parts of a page know of the site, on the server and, as islands, in the browser. */
export type Site = {
  locale: Locale;
  hosts: Hosts;
  /** With which our pages ask the content API; absent where it is open to all. */
  pageToken?: string;
  /** The public key of reCAPTCHA, if the operator uses it. */
  recaptchaKey?: string;
  phone?: string;
  email?: string;
};

export const SiteContext = createContext<Site>({ locale: 'en', hosts: DEFAULT_HOSTS });

export function useSite(): Site {
  return use(SiteContext);
}
