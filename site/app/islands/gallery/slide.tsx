import { useSite } from '#app/site-context.ts';
import { imageUrl } from '#app/ui/image-url.ts';
import { VIEWER_SIDES, viewerSize } from '#app/ui/picture-sizes.ts';
import type { ViewedPicture } from './read-gallery.ts';

type Props = {
  picture: ViewedPicture;
  /** Language of the caption, if it differs from the page's. */
  language?: string;
  isNear: boolean;
};

/** One whole picture of the viewer, with its caption. Neighbours are loaded before the swipe. */
export function Slide({ picture, language, isNear }: Props) {
  const host = useSite().hosts.image;
  const caption = picture.caption ?? picture.alt;
  return (
    <li
      lang={language}
      data-outside
      className="flex w-full shrink-0 snap-center snap-always justify-center px-4 sm:px-6"
    >
      <figure data-outside className="flex min-w-0 flex-col items-center justify-center gap-3">
        <img
          src={imageUrl(host, picture.path, viewerSize(1200))}
          srcSet={VIEWER_SIDES.map(
            (side) => `${imageUrl(host, picture.path, viewerSize(side))} ${side}w`,
          ).join(', ')}
          sizes="100vw"
          alt={picture.caption ? picture.alt : ''}
          loading={isNear ? 'eager' : 'lazy'}
          decoding="async"
          className="picture-fade min-h-0 max-w-full rounded-card object-contain"
        />
        {caption && (
          <figcaption className="max-w-text text-center leading-snug">{caption}</figcaption>
        )}
      </figure>
    </li>
  );
}
