type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  button?: number;
};

/** Browsers open a new tab or window with all other presses of a link, or save its target. */
export function isUnmodifiedClick({ button = 0, ...keys }: Click): boolean {
  return button === 0 && !keys.altKey && !keys.ctrlKey && !keys.metaKey && !keys.shiftKey;
}
