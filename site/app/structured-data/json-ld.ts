import type { MetaDescriptor } from 'react-router';

/** A thing as schema.org describes it. */
export type Thing = { '@type': string; [property: string]: unknown };

/** The router writes it as a script of type ld+json, with everything that could end it escaped. */
export function jsonLd(thing: Thing): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } };
}
