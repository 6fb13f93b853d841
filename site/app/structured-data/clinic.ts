import type { ClinicView } from '../shell/shell-data.ts';
import type { Thing } from './json-ld.ts';

/** The clinic itself. Its rating is left out: search engines want none from one's own site. */
export function clinicThing(clinic: ClinicView, siteUrl: string): Thing {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(siteUrl),
    name: clinic.name,
    description: clinic.claim,
    url: siteUrl,
    telephone: clinic.phone,
    faxNumber: clinic.fax ?? undefined,
    email: clinic.email,
    address: addressThing(clinic),
    hasMap: clinic.mapsUrl ?? undefined,
    sameAs: clinic.social.length > 0 ? clinic.social.map(({ url }) => url) : undefined,
  };
}

export function clinicId(siteUrl: string): string {
  return `${siteUrl}/#clinic`;
}

export function addressThing(clinic: ClinicView): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: clinic.street ?? undefined,
    postalCode: clinic.zip ?? undefined,
    addressLocality: clinic.city ?? undefined,
    addressCountry: clinic.country,
  };
}
