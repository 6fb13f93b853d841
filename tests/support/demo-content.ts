import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads a file of the demo content, for tests that look for its values on pages. */
function read<Content>(file: string): Content {
  // Silent about the YAML tag of drawings, which only the seed knows; no test needs them.
  return parse(readFileSync(`demo/content/${file}`, 'utf8'), { logLevel: 'silent' }) as Content;
}

type House = {
  phone: string;
  fax: string;
  email: string;
  maps_url: string;
  shop_url: string;
  social: readonly { url: string }[];
};

export const HOUSE = read<House>('clinic/shared.yaml');

/** The texts of the clinic in a language. */
export function houseIn(locale: string): { name: string; voucher_url?: string } {
  return read(`clinic/${locale}.yaml`);
}

/** The id of a film of the demo. */
export const FILM = read<{ youtube_id: string }[]>('videos/shared.yaml')[0]?.youtube_id ?? '';

/** The links of the menu to other sites, in order. */
export function menuLinksAway(locale: string): string[] {
  const text = readFileSync(`demo/content/menu/${locale}.yaml`, 'utf8');
  return [...text.matchAll(/href: (https:\S+)/g)].map(([, address = '']) => address);
}
