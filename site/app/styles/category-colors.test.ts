import { readFileSync } from 'node:fs';
import { contrastOf } from '@clinic/cms/clinic-config/contrast';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');

function colorOf(token: string): string {
  const hex = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
  expect(hex, token).toHaveLength(7);
  return hex;
}

it.each(['teal', 'green', 'blue', 'red', 'purple', 'yellow'])(
  '%s can be read on its own tint',
  (color) => {
    expect(contrastOf(colorOf(`${color}-tint`), colorOf(`${color}-deep`))).toBeGreaterThanOrEqual(
      7,
    );
  },
);
