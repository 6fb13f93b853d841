import { addressThing, clinicReference } from './clinic.ts';
import type { Thing } from './json-ld.ts';
import type { Place } from './place.ts';

export type Job = {
  id: string;
  slug: string;
  title: string;
  html: string;
  date: string;
  employmentType?: string | null;
  validThrough?: string | null;
};

export function jobPosting(job: Job, place: Place): Thing {
  const { clinic, siteUrl, path, language } = place;
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
    hiringOrganization: { ...clinicReference(place), sameAs: siteUrl },
    jobLocation: { '@type': 'Place', address: addressThing(clinic) },
  };
}
