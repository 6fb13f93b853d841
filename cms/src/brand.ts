import { brand as own } from '../../clinic/brand/brand.ts';

/** What a clinic says about its look in clinic/brand/brand.ts. */
export type Brand = {
  colors: Readonly<Record<ColorName, string>>;
  fonts: {
    heading: string;
    text: string;
    preloaded: readonly string[];
    share: { file: string; family: string };
  };
};

/** Every colour that pages, mails and pictures take from the brand. */
export const COLOR_NAMES = [
  'ink',
  'pine-700',
  'pine-500',
  'glacier-50',
  'glacier-100',
  'glacier-300',
  'glacier-500',
  'larch-500',
  'larch-300',
  'snow',
  'stone-200',
  'stone-400',
  'stone-600',
  'alarm',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

export const BRAND: Brand = own;
export const COLORS = BRAND.colors;

/** In the folder of the repository, in which every command runs. */
export const BRAND_FOLDER = 'clinic/brand';
