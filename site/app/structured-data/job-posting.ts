import type { ClinicView } from '../shell/shell-data.ts';
import { addressThing, clinicId } from './clinic.ts';
import type { Thing } from './json-ld.ts';

export type Job = {
  id: string;
  title: string;
  html: string;
  date: string;
  employmentType?: string | null;
  validThrough?: string | null;
};

type Place = { clinic: ClinicView; siteUrl: string; path: string; language: string };

export function jobPosting(job: Job, { clinic, siteUrl, path, language }: Place): Thing {
  const { '@type': _type, ...address } = addressThing(clinic);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.html,
    datePosted: job.date,
    validThrough: job.validThrough ?? undefined,
    employmentType: job.employmentType ?? undefined,
    url: `${siteUrl}${path}`,
    inLanguage: language,
    identifier: { '@type': 'PropertyValue', name: clinic.name, value: job.id },
    hiringOrganization: {
      '@type': 'MedicalClinic',
      '@id': clinicId(siteUrl),
      name: clinic.name,
      sameAs: siteUrl,
    },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
  };
}
