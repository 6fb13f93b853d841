import { opensInPlace } from '#app/islands/opens-in-place.ts';

/** Pictures open in a viewer; without it, they are links to the large picture. */
export function gallery(): void {
  opensInPlace({
    links: '[data-gallery] a[href]',
    load: () => import('#app/islands/gallery/open-viewer.ts'),
    open: ({ openViewer }, link) => openViewer(link),
  });
}
