import { showOverlay } from '#app/islands/overlay.ts';
import SearchDialog from './search-dialog.tsx';

/** Opens a new, empty search; the previous term is discarded with its dialog. */
export function openSearch(): void {
  showOverlay('search', SearchDialog, {});
}
