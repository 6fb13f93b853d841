import { COLORS } from '@clinic/cms/clinic-config/brand';

const STYLE = `
:root {
  --accent: ${COLORS['brand-500']};
  --accent-strong: ${COLORS['brand-700']};
  --accent-text: #fff;
  --ink: ${COLORS.ink};
}
[data-theme='dark'] {
  --accent: ${COLORS['tint-300']};
  --accent-strong: ${COLORS['tint-100']};
  --accent-text: ${COLORS.ink};
}`;

/** The clinic's colours for the panel's own styles. */
export function BrandStyle() {
  return <style>{STYLE}</style>;
}
