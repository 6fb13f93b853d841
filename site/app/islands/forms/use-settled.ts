import { useEffect, useRef } from 'react';

/**
 * Defers work until no pointer is down. A field loses focus when the next element is pressed; a
 * message that appeared at that moment would move that element from under the pointer.
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
    // The click event fires right after pointerup, before the deferred work.
    const later = () => void setTimeout(work);
    if (isPressed.current) addEventListener('pointerup', later, { once: true });
    else later();
  };
}
