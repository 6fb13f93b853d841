import type { ReactNode } from 'react';
import { type PictureView, Picture } from '#app/ui/picture.tsx';

export function WidePicture({ picture }: { picture: PictureView | undefined }) {
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      ratio="5/2"
      portrait="16/9"
      band="5/1"
      sizes="(width < 48rem) 113vw, 100vw"
      phoneWidth={100}
      priority
      className="h-36 w-full bg-tint-100 object-cover sm:h-64 lg:h-70"
    />
  );
}

/** A drawing is shown whole, beside the title, on the tint on which it is drawn. */
export function DrawnHead({ drawing, children }: { drawing: PictureView; children: ReactNode }) {
  return (
    <div className="bg-tint-100">
      <div className="page-width grid items-end gap-x-16 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
        <Picture
          picture={drawing}
          ratio="3/2"
          sizes="(width < 64rem) 288px, 432px"
          phoneWidth={62}
          priority
          className="h-40 w-full object-contain md:order-last md:h-auto md:self-center"
        />
        <div className="py-8 lg:pt-16 lg:pb-12">{children}</div>
      </div>
    </div>
  );
}
