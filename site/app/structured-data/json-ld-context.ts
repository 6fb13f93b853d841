import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Landscape } from '#app/seo/share-picture.ts';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';

/** The page that the structured data describes, and its publisher. */
export type JsonLdContext = {
  siteUrl: string;
  /** The canonical address of the page. */
  path: string;
  /** The language of its words. */
  language: Locale;
  clinic: ClinicView;
  landscape?: Landscape;
  /** Where films are played. */
  videoHost: string;
};

/** The address of a picture as it was uploaded: open to all, whatever the content API asks for. */
export function pictureUrl(
  siteUrl: string,
  picture: Pick<Landscape, 'path'> | undefined,
): string | undefined {
  return picture && `${siteUrl}${picture.path}`;
}
