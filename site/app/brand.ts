import { BRAND } from '@clinic/cms/clinic-config/brand';
import logo from '../../clinic/brand/logo.svg?raw';

export const LOGO: string = logo.trim();

const FONT_FILES = import.meta.glob<string>('../../clinic/brand/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The addresses of the typefaces that the first screen of every page needs. */
export const PRELOADED_FONTS = BRAND.fonts.preloaded.flatMap(
  (name) => FONT_FILES[`../../clinic/brand/fonts/${name}`] ?? [],
);
