import { addressThing, clinicReference } from './clinic.ts';
import type { Thing, JsonLdContext } from './json-ld.ts';

type Person = { name: string; role?: string; bio?: string; languages: readonly string[] };

/** A flag stands for a language, and has its code except for the British one. */
const LANGUAGE_OF_FLAG: Readonly<Record<string, string>> = { gb: 'en' };

export function physician(person: Person, context: JsonLdContext): Thing | undefined {
  if (!/^(?:Prof\. )?Dr\. med\./.test(person.name)) return undefined;
  const { clinic, siteUrl, path } = context;
  return {
    '@type': person.name.includes('med. dent.') ? 'Dentist' : 'Physician',
    name: person.name,
    description: person.bio ?? person.role,
    url: `${siteUrl}${path}`,
    address: addressThing(clinic),
    telephone: clinic.phone,
    knowsLanguage: person.languages.map((flag) => LANGUAGE_OF_FLAG[flag] ?? flag),
    parentOrganization: clinicReference(context),
  };
}

type Job = {
  id: string;
  slug: string;
  title: string;
  html: string;
  date: string;
  employmentType?: string | null;
  validThrough?: string | null;
};

export function jobPosting(job: Job, context: JsonLdContext): Thing {
  const { clinic, siteUrl, path, language } = context;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.html,
    datePosted: job.date,
    validThrough: job.validThrough ?? undefined,
    employmentType: job.employmentType ?? undefined,
    url: `${siteUrl}${path}#${job.slug}`,
    inLanguage: language,
    identifier: { '@type': 'PropertyValue', name: clinic.name, value: job.id },
    hiringOrganization: { ...clinicReference(context), sameAs: siteUrl },
    jobLocation: { '@type': 'Place', address: addressThing(clinic) },
  };
}
