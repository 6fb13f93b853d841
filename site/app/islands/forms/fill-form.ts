import type { FormValues } from '#app/forms/check-values.ts';

/**
 * Writes draft values into empty fields. True if any field was filled. A text that the page itself
 * begins with, such as the room asked for, stands below the draft's: neither replaces the other.
 */
export function fillForm(form: HTMLFormElement, values: FormValues): boolean {
  let isFilled = false;
  for (const element of form.elements) {
    if (!isField(element) || element.type === 'hidden' || element.type === 'file') continue;
    const kept = values[element.name];
    if (!kept) continue;
    if (isBegun(element)) {
      if (element.value === kept) continue;
      element.value = joined(kept, element.value);
    } else {
      const isBox = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
      if (isBox ? element.checked || element.value !== kept : element.value !== '') continue;
      if (isBox) element.checked = true;
      else element.value = kept;
    }
    isFilled = true;
    // Counters and notes listen for this event.
    element.dispatchEvent(new CustomEvent('fill', { bubbles: true }));
  }
  return isFilled;
}

/** Whether a text has what the server wrote, and nothing else. */
function isBegun(element: Element): element is HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement &&
    element.value !== '' &&
    element.value === element.defaultValue
  );
}

function joined(kept: string, begun: string): string {
  return kept.includes(begun) ? kept : `${kept}\n${begun}`;
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
