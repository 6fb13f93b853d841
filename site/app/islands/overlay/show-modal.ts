/** Sets a class, because `:root:has(:modal)` would restyle the whole page at every change. */
export function showModal(dialog: HTMLDialogElement, pageClass: 'has-modal' | 'has-viewer') {
  const { classList } = document.documentElement;
  const release = () => classList.remove(pageClass);
  if (!dialog.open) dialog.showModal();
  classList.add(pageClass);
  dialog.addEventListener('close', release, { once: true });
  return release;
}
