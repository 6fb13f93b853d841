import { isTooLarge, type Chosen } from './prepare-photos.ts';

const HEIC = '.heic,.heif,image/heic,image/heif';
/** On systems that do not know HEIC, a phone's photograph has no type. */
const isPicture = ({ name, type }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/**
 * Prepares files that are chosen or dropped anywhere in the panel before its forms see them; a form
 * is then given the prepared files as if these had been chosen.
 */
export function watchChosenFiles(prepare: (chosen: Chosen[]) => Promise<File[]>): () => void {
  const ours = new WeakSet<Event>();
  const passOn = (target: EventTarget, event: Event) => {
    ours.add(event);
    target.dispatchEvent(event);
  };

  const takesOver = (
    event: Event,
    files: FileList | undefined,
    accepted: string,
    give: (ready: DataTransfer) => void,
  ): void => {
    if (ours.has(event) || !files?.length) return;
    const chosen = [...files].map((file) => ({
      file,
      isPhoto: accepted ? accepted.includes('image/') : isPicture(file),
    }));
    if (!chosen.some(({ file, isPhoto }) => isPhoto || isTooLarge(file))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void prepare(chosen).then((ready) => {
      const transfer = new DataTransfer();
      for (const file of ready) transfer.items.add(file);
      give(transfer);
    });
  };

  const onChange = (event: Event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.type !== 'file') return;
    takesOver(event, input.files ?? undefined, input.accept, ({ files }) => {
      input.files = files;
      if (files.length > 0) passOn(input, new Event('change', { bubbles: true }));
    });
  };

  const onDrop = (event: DragEvent) => {
    const zone = event.target instanceof Element ? event.target.closest('.dropzone') : undefined;
    if (!zone) return;
    const accepted = zone.querySelector<HTMLInputElement>('input[type=file]')?.accept ?? '';
    takesOver(event, event.dataTransfer?.files, accepted, (dataTransfer) => {
      const isAny = dataTransfer.files.length > 0;
      const init = { bubbles: true, cancelable: true };
      passOn(zone, new DragEvent(isAny ? 'drop' : 'dragleave', { ...init, dataTransfer }));
    });
  };

  // Listeners on the window run before those of React, which are on the document.
  const watching = new AbortController();
  const first = { capture: true, signal: watching.signal };
  window.addEventListener('change', onChange, first);
  window.addEventListener('drop', onDrop, first);
  window.addEventListener('click', offerHeic, first);
  return () => watching.abort();
}

/** Lets the system's dialog offer HEIC too, which the server does not take but we convert. */
function offerHeic({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
  const { accept } = target;
  if (accept.includes('image/') && !accept.includes(HEIC)) target.accept = `${accept},${HEIC}`;
}
