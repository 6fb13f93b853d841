import { openInPlace } from '#app/islands/links/open-in-place.ts';

/** Opens pictures in a viewer; if that fails, the links lead to the large picture. */
export function gallery(): void {
  openInPlace({
    links: '[data-gallery] a[href]',
    load: () => import('#app/islands/gallery/viewer.tsx'),
    open: ({ openViewer }, link) => openViewer(link),
  });
}
