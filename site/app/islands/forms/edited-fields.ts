/** The names of the fields in which something else stands than the server wrote. */
export function editedFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => {
    if (element instanceof HTMLSelectElement) {
      return isOtherChoice(element) ? [element.name] : [];
    }
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
      return isOtherText(element) ? [element.name] : [];
    }
    return [];
  });
}

/** Browsers fill in what they remember then: nobody has typed it now, and it may have been sent. */
export function isOnTheWayBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

function isOtherText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Where no option is the chosen one from the start, browsers choose the first. */
function isOtherChoice({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(written, 0);
}
