import { clinic as own } from '../../../clinic/clinic.ts';

/** What a clinic fixes about itself in clinic/clinic.ts; no other file of the product reads it. */
export type Clinic = {
  name: string;
  languages: Readonly<Record<string, ContentLanguage>>;
  defaultLanguage: string;
  /** The languages in the order of the language switcher. */
  switcher: readonly string[];
  /** Paths of pages by language and page id, where they are not those of the route table. */
  paths: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** False for pages that the clinic does without; check-clinic.ts refuses unknown ids. */
  pages: Readonly<Record<string, boolean | undefined>>;
  countries: readonly string[];
  currency: string;
  timeZone: string;
  phone: string;
  mailFrom: string;
  transferDay: number;
};

type ContentLanguage = {
  name: string;
  tag: string;
  /** The language tag by which numbers are written. */
  formats: string;
};

export const CLINIC: Clinic = own;
