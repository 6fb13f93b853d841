type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  button?: number;
};

/** Any other click on a link opens a new tab or window, or saves its target. */
export function isUnmodifiedClick(click: Click): boolean {
  const { button = 0, altKey, ctrlKey, metaKey, shiftKey } = click;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
