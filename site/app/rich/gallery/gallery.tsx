import { useSite } from '#app/site-context.ts';
import { imageUrl } from '#app/ui/image-url.ts';
import { viewerSize } from '#app/ui/picture-sizes.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { GalleryPicture } from './gallery-picture.ts';

const LINKED_SIZE = viewerSize(2200);

const ALBUM_GAPS = 'gap-x-4 gap-y-6 sm:grid-cols-6 sm:gap-x-6 sm:gap-y-8';

const SPANS: Record<Cell, string> = {
  whole: 'sm:col-span-6',
  half: 'sm:col-span-3',
  third: 'sm:col-span-2',
};

type Props = {
  title: string;
  pictures: readonly GalleryPicture[];
  /** An album shows all pictures with captions; a lead shows one large and the rest small. */
  layout: 'album' | 'lead';
  /** Set if the first picture is near the top of the page. */
  priority?: boolean;
};

/** With scripts, the links open a viewer, which reads this markup (islands/gallery/viewer.tsx). */
export function Gallery({ title, pictures, layout, priority }: Props) {
  const host = useSite().hosts.image;
  const isAlbum = layout === 'album';
  const cells = isAlbum ? arrange(pictures.length) : [];

  return (
    <ul
      data-gallery={title}
      className={`later-pictures grid grid-cols-2 ${isAlbum ? ALBUM_GAPS : 'gap-2 sm:gap-3'}`}
    >
      {pictures.map((picture, index) => {
        const isWide = index === 0 || (index === pictures.length - 1 && index % 2 === 1);
        const cell = cells[index];
        const isLarge = cell ? cell !== 'third' : index === 0;
        return (
          <li
            key={picture.path}
            className={`${isWide ? 'col-span-2' : ''} ${cell ? SPANS[cell] : ''}`}
          >
            <figure>
              <a
                href={imageUrl(host, picture.path, LINKED_SIZE)}
                data-caption={picture.caption}
                className="group block overflow-hidden rounded-card bg-tint-100"
              >
                <Picture
                  picture={picture}
                  ratio="3/2"
                  sizes={`(min-width: 1024px) ${isLarge ? 650 : 400}px, ${isWide ? 92 : 46}vw`}
                  phoneWidth={isWide ? 92 : 46}
                  priority={priority && index === 0}
                  className="aspect-3/2 w-full object-cover transition-transform duration-(--picture-fade) ease-out motion-safe:group-hover:scale-[1.02]"
                />
              </a>
              {isAlbum && picture.caption && (
                <figcaption className="mt-2 text-sm text-stone-600 hyphens-auto">
                  {picture.caption}
                </figcaption>
              )}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

export type Cell = 'whole' | 'half' | 'third';

const TWO: readonly Cell[] = ['half', 'half'];
const THREE: readonly Cell[] = ['third', 'third', 'third'];

/** The width of each picture: rows of two and of three alternate, and every row is full. */
export function arrange(count: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; cells.length < count; row += 1) {
    const left = count - cells.length;
    if (left === 1) return [...cells, 'whole'];
    // A row of three of the last four would leave one picture alone.
    const isOfTwo = left === 2 || left === 4 || (left > 4 && row % 2 === 0);
    cells.push(...(isOfTwo ? TWO : THREE));
  }
  return cells;
}
