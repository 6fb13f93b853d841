type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  /** Absent for keys. */
  button?: number;
};

/**
 * Whether a link is pressed with the left button or a key alone. Browsers do other things with all
 * other presses: open a new tab or window, or save the target.
 */
export function isUnmodifiedClick({
  button = 0,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
