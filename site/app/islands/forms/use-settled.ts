import { useEffect, useRef } from 'react';

/**
 * Defers work until no pointer is down. A field loses focus when the next one is pressed; an error
 * that appeared at that moment would move the pressed field from under the pointer.
 */
export function useSettled(): (work: () => void) => void {
  const pointer = useRef<ReturnType<typeof followPointer>>(undefined);
  useEffect(() => {
    const followed = followPointer();
    pointer.current = followed;
    return followed.stop;
  }, []);
  return (work) => pointer.current?.whenReleased(work);
}

export function followPointer() {
  const controller = new AbortController();
  const waiting: (() => void)[] = [];
  let isPressed = false;
  const press = () => {
    isPressed = true;
  };
  // Also for pointercancel: a touch that becomes a scroll has no pointerup.
  const release = () => {
    isPressed = false;
    // The click event fires right after pointerup, before the deferred work.
    for (const work of waiting.splice(0)) setTimeout(work);
  };
  const options = { capture: true, signal: controller.signal };
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  return {
    whenReleased(work: () => void): void {
      waiting.push(work);
      if (!isPressed) release();
    },
    stop: () => controller.abort(),
  };
}
