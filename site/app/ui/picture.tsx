import type { PictureView } from '../entries/picture-view.ts';

const WIDTHS = [240, 360, 480, 600, 720, 960, 1280, 1760, 2400];

/** Small pictures are shown on dense screens, which forgive more. */
const QUALITIES = [
  { upTo: 360, quality: 40 },
  { upTo: 720, quality: 52 },
  { upTo: Infinity, quality: 60 },
];

/** Phones have more pixels than a photograph needs: with a good two thirds it looks the same. */
const PHONE_DENSITY = 0.72;

type Ratio = '16/9' | '3/2' | '4/3' | '1/1' | '5/2' | '3/4';

/** One crop of a picture by the thumbnail service; the browser's Accept header picks the format. */
function thumbnail(picture: PictureView, width: number, ratio: Ratio): string {
  const [across = 3, down = 2] = ratio.split('/').map(Number);
  const quality = QUALITIES.find(({ upTo }) => width <= upTo)?.quality;
  const query = new URLSearchParams({
    ...{ src: picture.path, m: 'thumbnail', w: String(width) },
    ...{ h: String(Math.round((width * down) / across)), q: String(quality), mime: 'auto', o: '1' },
    fp: `${picture.focal.x} ${picture.focal.y}`,
  });
  return `/api/cockpit/image?${query}`;
}

function sources(picture: PictureView, ratio: Ratio): string {
  return WIDTHS.map((width) => `${thumbnail(picture, width, ratio)} ${width}w`).join(', ');
}

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
  const onPhones = `${Math.round(phoneWidth * PHONE_DENSITY)}vw`;
  const [across = 3, down = 2] = ratio.split('/').map(Number);
  const image = (
    <img
      src={thumbnail(picture, 960, ratio)}
      srcSet={sources(picture, ratio)}
      sizes={`(max-width: 639px) ${onPhones}, ${props.sizes}`}
      width={1600}
      height={Math.round((1600 * down) / across)}
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
      <source media="(max-width: 639px)" srcSet={sources(picture, portrait)} sizes={onPhones} />
      {image}
    </picture>
  );
}
