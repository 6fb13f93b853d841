import { isDrawing, type PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';

const BAND = 'h-48 w-full bg-tint-100 sm:h-64 lg:h-70';

/**
 * The picture across the top of a page. A photo is cropped around its focal point; a drawing is
 * shown whole, on a band of the tint on which it is drawn.
 */
export function WidePicture({ picture }: { picture: PictureView | undefined }) {
  if (!picture) return null;
  if (isDrawing(picture)) {
    return (
      <Picture
        picture={picture}
        ratio="3/2"
        sizes="576px"
        phoneWidth={80}
        priority
        className={`${BAND} object-contain`}
      />
    );
  }
  return (
    <Picture
      picture={picture}
      ratio="5/2"
      portrait="16/9"
      band="5/1"
      sizes="(width < 48rem) 113vw, 100vw"
      phoneWidth={100}
      priority
      className={`${BAND} object-cover`}
    />
  );
}
