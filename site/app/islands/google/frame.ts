/** Content from Google in a frame. */
export type GoogleContent = {
  show: () => void;
  /** Restores the placeholder. */
  hide: () => void;
  /** Whether it loads without a click if the visitor has consented. */
  loadsByItself: boolean;
};

/** A sandboxed iframe; `src` must be of another origin, which cannot remove its own sandbox. */
export function frameOf(src: string, title: string, sandbox: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', `allow-scripts allow-same-origin ${sandbox}`);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.className = 'absolute inset-0 size-full';
  frame.src = src;
  return frame;
}
