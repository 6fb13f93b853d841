import { hideOverlay, showOverlay } from '#app/islands/overlay.ts';
import { galleryLinks, readGallery } from './read-gallery.ts';
import Viewer from './viewer.tsx';

/** Opens the viewer for the gallery that contains the link, at the link's picture. */
export function openViewer(link: HTMLAnchorElement): void {
  const gallery = link.closest<HTMLElement>('[data-gallery]');
  if (!gallery) return;
  showOverlay('gallery', Viewer, {
    ...readGallery(gallery),
    start: galleryLinks(gallery).indexOf(link),
    onClose: () => {
      hideOverlay();
      // Not every browser focuses a clicked link, so the dialog may have no focus to restore.
      link.focus({ preventScroll: true });
    },
  });
}
