import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clinic } from '../demo/clinic.ts';
import { OWN_NAMES } from '../demo/names.ts';

/** The demo itself, what explains it, and answers that were recorded from it. */
const MAY_NAME_IT = /^(?:demo\/|docs\/|README\.md$|CHANGELOG\.md$|tests\/fixtures\/cockpit\/)/;

const number = clinic.phone.replaceAll(/\D/g, '');
/** In any spelling: letters in either case, digits with or without spaces. */
const NAMES = [
  ...[clinic.name, ...OWN_NAMES].map((name) => new RegExp(name, 'i')),
  new RegExp([...number].join(String.raw`[\s\u00a0()/-]*`)),
];

it('nothing outside of the demo names the clinic that it is about', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const others = files.filter((file) => file && !MAY_NAME_IT.test(file));
  expect(others.length).toBeGreaterThan(1000);
  const naming = others.filter((file) => {
    const text = file + textOf(file);
    return NAMES.some((name) => name.test(text));
  });
  expect(naming).toEqual([]);
});

/** Empty for what is no text, is not there at the moment, or is a link. */
function textOf(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}
