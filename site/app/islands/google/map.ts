import { frameOf } from './frame.ts';
import type { GoogleContent } from './google-content.ts';

/** The map; its words keep their place under it, so that nothing moves when it comes. */
export function map(place: HTMLElement): GoogleContent {
  const { src = '', title = '' } = place.dataset;
  let frame: HTMLIFrameElement | undefined;
  return {
    comesByItself: true,
    show() {
      frame = frameOf(src, title, 'allow-popups allow-popups-to-escape-sandbox');
      frame.loading = 'lazy';
      place.append(frame);
      place.dataset.shown = '';
    },
    hide() {
      frame?.remove();
      delete place.dataset.shown;
    },
  };
}
