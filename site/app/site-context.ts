import type { Locale } from '@alpsera/cms/locales';
import { createContext, use } from 'react';
import type { PictureView } from '#app/ui/picture-view.ts';
import { DEFAULT_HOSTS, type Hosts } from './hosts.ts';

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
  /** Who answers the telephone. */
  answersPhone?: { name: string; picture?: PictureView; speaks?: string };
};

export const SiteContext = createContext<Site>({ locale: 'en', hosts: DEFAULT_HOSTS });

export function useSite(): Site {
  return use(SiteContext);
}
