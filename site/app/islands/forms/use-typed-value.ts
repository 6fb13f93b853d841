import { useEffect, useState, type RefObject } from 'react';

/** What stands in a field right now; the field itself stays the browser's own. */
export function useTypedValue(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  initial: string,
): string {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const follow = () => setValue(element.value);
    // After `reset` the field is emptied only when everybody has been told.
    const followLater = () => setTimeout(follow);
    follow();
    element.addEventListener('input', follow);
    element.addEventListener('fill', follow);
    element.form?.addEventListener('reset', followLater);
    return () => {
      element.removeEventListener('input', follow);
      element.removeEventListener('fill', follow);
      element.form?.removeEventListener('reset', followLater);
    };
  }, [field]);
  return value;
}
