import type { MakeThumbnail } from '#server/pictures/make-thumbnail.ts';

/** Counts the thumbnails that had to be made, because no cache had them. */
export class CountedThumbnails {
  count = 0;
  readonly #make: MakeThumbnail;

  constructor(make: MakeThumbnail) {
    this.#make = make;
  }

  readonly make: MakeThumbnail = (...task) => {
    this.count += 1;
    return this.#make(...task);
  };
}
