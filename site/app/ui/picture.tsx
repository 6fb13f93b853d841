import type { PictureView } from './picture-view.ts';
import { useSite } from '#app/site-context.ts';
import { heightOf, type Ratio } from './picture-sizes.ts';
import { sources, thumbnail } from './picture-sources.ts';

/** Phones have more pixels than a photograph needs: with a good two thirds it looks the same. */
const PHONE_DENSITY = 0.72;

type Props = {
  picture: PictureView;
  ratio: Ratio;
  /** Another crop for phones that are held upright, where a wide one would mostly be cut away. */
  portrait?: Ratio;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** And on a phone, in hundredths of the screen. */
  phoneWidth?: number;
  /** The largest picture at the top of a page is fetched first. */
  priority?: boolean;
  /** Purely for the eye: its text would only repeat what stands beside it. */
  decorative?: boolean;
  className?: string;
};

export function Picture(props: Props) {
  const { picture, ratio, portrait, priority, decorative, className, phoneWidth = 92 } = props;
  const host = useSite().hosts.image;
  const onPhones = `${Math.round(phoneWidth * PHONE_DENSITY)}vw`;
  const image = (
    <img
      src={thumbnail(host, picture, 960, ratio)}
      srcSet={sources(host, picture, ratio)}
      sizes={`(max-width: 639px) ${onPhones}, ${props.sizes}`}
      width={1600}
      height={heightOf(1600, ratio)}
      alt={decorative ? '' : picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
  if (!portrait) return image;
  return (
    <picture>
      <source
        media="(max-width: 639px)"
        srcSet={sources(host, picture, portrait)}
        sizes={onPhones}
      />
      {image}
    </picture>
  );
}
