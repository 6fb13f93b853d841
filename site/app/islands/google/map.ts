import { frameOf } from './frame.ts';
import type { GoogleContent } from './google-content.ts';

/** The map covers its placeholder text, which keeps its place so that nothing shifts. */
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
