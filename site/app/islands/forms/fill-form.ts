import type { FormValues } from '#app/forms/check-values.ts';

/** Writes draft values into empty fields. True if any field was filled. */
export function fillForm(form: HTMLFormElement, values: FormValues): boolean {
  let isFilled = false;
  for (const element of form.elements) {
    if (!isField(element) || element.type === 'hidden' || element.type === 'file') continue;
    const kept = values[element.name];
    if (!kept) continue;
    const isBox = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
    if (isBox ? element.checked || element.value !== kept : element.value !== '') continue;
    if (isBox) element.checked = true;
    else element.value = kept;
    isFilled = true;
    // Counters and notes listen for this event.
    element.dispatchEvent(new CustomEvent('fill', { bubbles: true }));
  }
  return isFilled;
}

function isField(
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
