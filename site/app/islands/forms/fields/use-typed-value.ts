import { useEffect, useState, type RefObject } from 'react';

/** The current value of an uncontrolled field. */
export function useTypedValue(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  initial: string,
): string {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const follow = () => setValue(element.value);
    // The `reset` event fires before the fields are emptied.
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
