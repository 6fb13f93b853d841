import { COLORS } from '@alpsera/cms/brand';

const STYLE = `
:root {
  --accent: ${COLORS['pine-500']};
  --accent-strong: ${COLORS['pine-700']};
  --accent-text: #fff;
  --ink: ${COLORS.ink};
}
[data-theme='dark'] {
  --accent: ${COLORS['glacier-300']};
  --accent-strong: ${COLORS['glacier-100']};
  --accent-text: ${COLORS.ink};
}`;

/** The clinic's colours for the panel's own styles. */
export function BrandStyle() {
  return <style>{STYLE}</style>;
}
