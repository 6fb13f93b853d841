import type { PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The landscape picture across the top of a page. */
export function WidePicture({ picture }: { picture: PictureView | undefined }) {
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      ratio="5/2"
      sizes="100vw"
      phoneWidth={100}
      priority
      className="h-52 w-full bg-glacier-100 object-cover sm:h-72 lg:h-96"
    />
  );
}
