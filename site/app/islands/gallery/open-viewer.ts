import { hideOverlay, showOverlay } from '#app/islands/overlay.ts';
import { galleryLinks, readGallery } from './read-gallery.ts';
import Viewer from './viewer.tsx';

/** Shows the pictures of the gallery that a link stands in, this one first. */
export function openViewer(link: HTMLAnchorElement): void {
  const gallery = link.closest<HTMLElement>('[data-gallery]');
  if (!gallery) return;
  showOverlay('gallery', Viewer, {
    ...readGallery(gallery),
    start: galleryLinks(gallery).indexOf(link),
    onClose: () => {
      hideOverlay();
      // Not every browser gives the focus to a link that is clicked, nor then gives it back.
      link.focus({ preventScroll: true });
    },
  });
}
