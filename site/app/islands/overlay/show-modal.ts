/**
 * Returns what to do if the dialog is taken away open. A class tells the styles, since with
 * `:root:has(:modal)` every change of a page would make a browser style all of it anew.
 */
export function showModal(dialog: HTMLDialogElement, pageClass: 'has-modal' | 'has-viewer') {
  const { classList } = document.documentElement;
  const release = () => classList.remove(pageClass);
  if (!dialog.open) dialog.showModal();
  classList.add(pageClass);
  dialog.addEventListener('close', release, { once: true });
  return release;
}
