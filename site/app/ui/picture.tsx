import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { useSite } from '#app/site-context.ts';
import type { Picture as StoredPicture } from '#content/models/model.ts';
import { imageUrl } from './image-url.ts';
import {
  cropSize,
  cropWidths,
  drawingSize,
  heightOf,
  type CropWidth,
  type Ratio,
} from './picture-sizes.ts';

/** Phone screens are denser than a photo needs: at 72 % of the pixels it looks the same. */
const PHONE_DENSITY = 0.72;
/** Lines look coarse sooner than photographs do. */
const DRAWING_DENSITY = 0.89;

type Props = {
  picture: PictureView;
  ratio: Ratio;
  /** Another crop for phones in portrait, where most of a wide crop would be cut away. */
  portrait?: Ratio;
  /** Another crop for desktops, where the picture is a flat band. */
  band?: Ratio;
  sizes: string;
  /** The width on phones, in percent of the viewport. */
  phoneWidth?: number;
  /** The share of a phone's pixels to fetch for a photo, if other than the usual one. */
  phoneDensity?: number;
  /** Set for the largest picture at the top of a page, which is fetched first. */
  priority?: boolean;
  /** Leaves the alt text empty, because it would only repeat the text beside it. */
  decorative?: boolean;
  className?: string;
};

export function Picture(props: Props) {
  const { picture, ratio, portrait, band, priority, decorative, className } = props;
  const { phoneWidth = 92, phoneDensity = PHONE_DENSITY } = props;
  const host = useSite().hosts.image;
  const density = isDrawing(picture) ? DRAWING_DENSITY : phoneDensity;
  const onPhones = `${Math.round(phoneWidth * density)}vw`;
  const image = (
    <img
      src={thumbnail(host, picture, 960, ratio)}
      srcSet={sources(host, picture, ratio)}
      sizes={`(width < 40rem) ${onPhones}, ${props.sizes}`}
      width={1600}
      height={heightOf(1600, ratio)}
      alt={decorative ? '' : picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
  if (!portrait && !band) return image;
  return (
    <picture>
      {portrait && (
        <source
          media="(width < 40rem)"
          srcSet={sources(host, picture, portrait)}
          sizes={onPhones}
        />
      )}
      {band && (
        <source
          media="(width >= 64rem)"
          srcSet={sources(host, picture, band)}
          sizes={props.sizes}
        />
      )}
      {image}
    </picture>
  );
}

export function thumbnail(
  host: string,
  picture: PictureView,
  width: CropWidth,
  ratio: Ratio,
): string {
  const sizeOf = isDrawing(picture) ? drawingSize : cropSize;
  return imageUrl(host, picture.path, sizeOf(width, ratio), picture.focal);
}

export function sources(host: string, picture: PictureView, ratio: Ratio): string {
  return cropWidths(ratio, isDrawing(picture))
    .map((width) => `${thumbnail(host, picture, width, ratio)} ${width}w`)
    .join(', ');
}

/** `focal` is the point that cropping must keep. */
export type PictureView = { path: string; alt: string; focal: { x: number; y: number } };

/** Drawings are PNG files, photos are not. Lines and flat colours need other sizes and quality. */
export function isDrawing({ path }: Pick<PictureView, 'path'>): boolean {
  return /\.png$/i.test(path);
}

export function toPictureView(
  picture: StoredPicture | null | undefined,
  locale: Locale,
): PictureView | undefined {
  if (!picture) return undefined;
  return {
    path: picture.path,
    alt: picture.alt[locale] ?? picture.alt[DEFAULT_LOCALE] ?? '',
    focal: picture.focal,
  };
}
