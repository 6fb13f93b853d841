import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { type Thing, pictureUrl, type JsonLdContext } from './json-ld.ts';

const LOGO = '/icon-512.png';

/** The clinic itself, without its rating: search engines accept none from a site about itself. */
export function clinicThing({ clinic, siteUrl, landscape }: JsonLdContext): Thing {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(siteUrl),
    name: clinic.name,
    description: clinic.claim,
    url: siteUrl,
    logo: `${siteUrl}${LOGO}`,
    image: pictureUrl(siteUrl, landscape),
    telephone: clinic.phone || undefined,
    faxNumber: clinic.fax ?? undefined,
    email: clinic.email || undefined,
    address: addressThing(clinic),
    hasMap: clinic.mapsUrl ?? undefined,
    sameAs: clinic.social.length > 0 ? clinic.social.map(({ url }) => url) : undefined,
  };
}

export function clinicReference({ clinic, siteUrl }: JsonLdContext): Thing {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(siteUrl),
    name: clinic.name,
    url: siteUrl,
    logo: `${siteUrl}${LOGO}`,
  };
}

function clinicId(siteUrl: string): string {
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
