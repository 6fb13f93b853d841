/** A thing as schema.org describes it. */
export type Thing = { '@type': string; [property: string]: unknown };

export type JsonLd = Thing & { '@context': string };

export function jsonLd(thing: Thing): JsonLd {
  return { '@context': 'https://schema.org', ...thing };
}
