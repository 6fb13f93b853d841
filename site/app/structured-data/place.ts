import type { Locale } from '@clinic/cms/locales';
import type { Landscape } from '#app/seo/share-picture.ts';
import type { ClinicView } from '#app/shell/shell-data.ts';

/** Where a thing stands and who speaks of it. */
export type Place = {
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
