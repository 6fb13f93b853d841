type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  /** Absent for keys. */
  button?: number;
};

/**
 * Whether a link is pressed with the left button or a key alone. Browsers do other things with all
 * other presses: open a new tab or window, or save the target.
 */
export function isPlainPress({ button = 0, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
