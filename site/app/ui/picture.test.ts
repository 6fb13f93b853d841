import { expect, it } from 'vitest';
import type { Ratio } from './picture-sizes.ts';
import { sources, thumbnail } from './picture.tsx';

const PICTURE = { path: 'a.jpg', alt: '', focal: { x: 0.5, y: 0.5 } };

it.each([
  ['3/4', '1760w', '2347'],
  ['1/1', '2400w', '2400'],
  ['3/2', '2400w', '1600'],
] as [Ratio, string, string][])(
  'the largest source of %s is one that the service delivers',
  (ratio, width, height) => {
    const [address = '', size] = sources('', PICTURE, ratio).split(', ').at(-1)?.split(' ') ?? [];
    expect(size).toBe(width);
    expect(new URLSearchParams(address.split('?')[1]).get('h')).toBe(height);
  },
);

const qualityOf = (path: string) =>
  new URL(thumbnail('http://host', { ...PICTURE, path }, 360, '3/2')).searchParams.get('q');

it('asks for drawings in a quality that leaves flat colours clean', () => {
  expect(qualityOf('tooth.png')).toBe('60');
  expect(qualityOf('tooth.jpg')).toBe('36');
});
