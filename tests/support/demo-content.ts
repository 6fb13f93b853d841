import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What the demo's content says, for tests that look for it on its pages. */
function read<Content>(file: string): Content {
  // Drawings are named by a tag of the seed's own; nobody asks for them here.
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

/** What the clinic says about itself in a language. */
export function houseIn(locale: string): { name: string; voucher_url?: string } {
  return read(`clinic/${locale}.yaml`);
}

/** The id of a film of the demo. */
export const FILM = read<{ youtube_id: string }[]>('videos/shared.yaml')[0]?.youtube_id ?? '';

/** Links of the menu that lead away, in their order. */
export function menuLinksAway(locale: string): string[] {
  const text = readFileSync(`demo/content/menu/${locale}.yaml`, 'utf8');
  return [...text.matchAll(/href: (https:\S+)/g)].map(([, address = '']) => address);
}
