import { useEffect, useRef } from 'react';

/**
 * Puts work off until no button or finger is down. A field is left at the moment in which the next
 * thing is pressed; if a message appeared right then, what is pressed would move from under it.
 */
export function useSettled(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => void (isPressed.current = false);
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (work) => {
    // The click comes right after the release, and before anything that is put off.
    const later = () => void setTimeout(work);
    if (isPressed.current) addEventListener('pointerup', later, { once: true });
    else later();
  };
}
