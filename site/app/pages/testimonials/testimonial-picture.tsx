import { Picture, type PictureView } from '#app/ui/picture.tsx';

/** What a guest has chosen to stand beside the words; these flow around it. */
export function TestimonialPicture({ picture }: { picture: PictureView | undefined }) {
  if (!picture) return null;
  return (
    <div
      data-testimonial-picture=""
      className="float-right mb-3 ml-5 size-24 overflow-hidden rounded-card bg-tint-100 sm:size-36"
    >
      <Picture
        picture={picture}
        ratio="1/1"
        sizes="(min-width: 640px) 144px, 96px"
        phoneWidth={25}
        decorative
        className="size-full object-cover"
      />
    </div>
  );
}
