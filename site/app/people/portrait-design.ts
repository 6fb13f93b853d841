/** The drawn landscapes behind monograms: a far and a near layer on a square of 128. */
const LANDSCAPES: readonly { far: string; near: string }[] = [
  {
    far: 'M0 97C14 92 24 76 36 74c11-2 18 12 29 12 12 0 19-20 32-20 12 0 19 15 31 18v44H0Z',
    near: 'M0 112c20-2 34-12 54-12 28 0 44 14 74 12v16H0Z',
  },
  {
    far: 'M0 100 40 68l20 17 22-25 46 38v30H0Z',
    near: 'M0 116 30 99l26 13 34-18 38 20v14H0Z',
  },
  {
    far: 'M0 88c30-12 60-12 128 4v36H0Z',
    near: 'M0 106h128v22H0Z',
  },
  {
    far: 'M0 94c26-8 44-18 70-16 22 2 36 10 58 10v40H0Z',
    near: 'M0 112c10 0 10-3 14-3l9-25 9 25h6l7-18 7 18c30 2 36 6 76 4v15H0Z',
  },
  {
    far: 'M0 90c16 0 16-6 34-6s20 8 40 8 22-10 54-8v44H0Z',
    near: 'M0 108c20 0 24-6 46-6s28 8 48 8 20-4 34-4v22H0Z',
  },
];

type Palette = [sky: string, far: string, near: string, disc: string, letters: string];

/** Colours that belong together; the letters stand on the sky. */
const PALETTES: readonly Palette[] = [
  ['fill-tint-100', 'fill-tint-300', 'fill-brand-500', 'fill-white', 'fill-brand-700'],
  ['fill-brand-700', 'fill-brand-500', 'fill-tint-300', 'fill-brand-500', 'fill-white'],
  ['fill-stone-200', 'fill-tint-300', 'fill-brand-700', 'fill-paper', 'fill-ink'],
  ['fill-tint-300', 'fill-brand-500', 'fill-brand-700', 'fill-tint-100', 'fill-ink'],
  ['fill-brand-500', 'fill-brand-700', 'fill-ink', 'fill-brand-700', 'fill-white'],
  ['fill-stone-200', 'fill-accent-500', 'fill-brand-700', 'fill-white', 'fill-ink'],
];

/** Places and sizes of the sun or moon. */
const DISCS: readonly { cx: number; cy: number; r: number }[] = [
  { cx: 98, cy: 30, r: 16 },
  { cx: 64, cy: 58, r: 40 },
  { cx: 26, cy: 34, r: 22 },
  { cx: 108, cy: 62, r: 34 },
];

export function portraitDesign(name: string) {
  const hash = hashOf(name);
  const [sky, far, near, disc, letters] = pick(PALETTES, hash >>> 15);
  return {
    landscape: pick(LANDSCAPES, hash),
    palette: { sky, far, near, disc, letters },
    disc: pick(DISCS, hash >>> 9),
    isMirrored: ((hash >>> 21) & 1) === 1,
  };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

/** FNV-1a with a final mix, so that similar names get different designs. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
