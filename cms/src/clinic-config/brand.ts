import { brand as own } from '../../../clinic/brand/brand.ts';

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

export const COLOR_NAMES = [
  'ink',
  'brand-700',
  'brand-500',
  'tint-50',
  'tint-100',
  'tint-300',
  'tint-500',
  'accent-500',
  'accent-300',
  'paper',
  'stone-200',
  'stone-400',
  'stone-600',
  'alarm',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

export const BRAND: Brand = own;
export const COLORS = BRAND.colors;

/** Relative to the root of the repository, where every command runs. */
export const BRAND_FOLDER = 'clinic/brand';
