import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { createContext, use } from 'react';
import { DEFAULT_HOSTS, type Hosts } from './hosts.ts';

type TelephonePerson = {
  name: string;
  picture?: { path: string; alt: string; focal: { x: number; y: number } };
  speaks?: string;
};

export type Site = {
  locale: Locale;
  hosts: Hosts;
  /** Sent with calls of the content API; absent if that is public. */
  pageToken?: string;
  recaptchaKey?: string;
  phone?: string;
  email?: string;
  answersPhone?: TelephonePerson;
};

export const SiteContext = createContext<Site>({ locale: DEFAULT_LOCALE, hosts: DEFAULT_HOSTS });

export function useSite(): Site {
  return use(SiteContext);
}
