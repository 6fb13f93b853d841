import type { PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';

/** A pause between two texts: one picture from edge to edge, and no word on it. */
export function Panorama({ picture }: { picture: PictureView }) {
  return (
    <Picture
      picture={picture}
      ratio="5/2"
      portrait="1/1"
      sizes="100vw"
      phoneWidth={100}
      className="aspect-square w-full bg-tint-100 object-cover sm:aspect-5/2"
    />
  );
}
