import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');

/** Relative luminance, as WCAG defines it. */
function luminance(token: string): number {
  const hex = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(css)?.[1] ?? '';
  expect(hex, token).toHaveLength(6);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(['teal', 'green', 'blue', 'red', 'purple', 'yellow'])(
  '%s can be read on its own tint',
  (color) => {
    const contrast = (luminance(`${color}-tint`) + 0.05) / (luminance(`${color}-deep`) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(7);
  },
);
