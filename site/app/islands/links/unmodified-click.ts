type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  button?: number;
};

/** Any other click on a link opens a new tab or window, or saves its target. */
export function isUnmodifiedClick({ button = 0, ...keys }: Click): boolean {
  return button === 0 && !keys.altKey && !keys.ctrlKey && !keys.metaKey && !keys.shiftKey;
}
