/** The names of the fields whose value differs from the server-rendered one. */
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

/** On back navigation browsers restore values, which are not new input and may have been sent. */
export function isBackNavigation(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

function isOtherText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** If no option is selected in the HTML, browsers select the first. */
function isOtherChoice({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(written, 0);
}
