import { showOverlay } from '#app/islands/overlay.ts';
import SearchDialog from './search-dialog.tsx';

/** A search begins with nothing: what was looked for before has gone with its dialog. */
export function openSearch(): void {
  showOverlay('search', SearchDialog, {});
}
