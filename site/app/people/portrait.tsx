import type { PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Monogram } from './monogram.tsx';

type Props = {
  person: { name: string; picture?: PictureView };
  /** The displayed width in pixels, so that no larger picture is fetched. */
  width: number;
  className: string;
};

/** A person's picture, or the monogram that stands for one. The name stands beside it. */
export function Portrait({ person, width, className }: Props) {
  const { name, picture } = person;
  if (!picture) return <Monogram name={name} className={className} />;
  return (
    <Picture
      picture={picture}
      ratio="1/1"
      sizes={`${width}px`}
      phoneWidth={25}
      decorative
      className={`${className} object-cover`}
    />
  );
}
