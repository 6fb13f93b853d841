type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((one): one is Field => one.matches('input, select, textarea'));
}

export function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
}

/** The names of the fields whose value differs from the server-rendered one. */
export function editedFields(form: HTMLFormElement): string[] {
  return fieldsOf(form)
    .filter(isEdited)
    .map(({ name }) => name);
}

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    // If no option is selected in the HTML, browsers select the first.
    const written = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Going back, browsers restore values: these are no new input, and may have been sent already. */
export function isBackNavigation(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}
