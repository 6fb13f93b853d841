import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWINGS, drawingOf, findDrawings } from '../../cms/src/icons/drawings.ts';

const FOLDERS = ['demo/content/menu/icons', 'demo/content/clinic/marks'];

it('has every drawing of the menu and of the partners', () => {
  const drawn = FOLDERS.flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim()),
  );
  expect(new Set(DRAWINGS.map(({ svg }) => svg))).toEqual(new Set(drawn));
});

it('names each in every language, and no two alike', () => {
  for (const language of ['en', 'de', 'it'] as const) {
    const names = DRAWINGS.map(({ name }) => name[language]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
  }
});

it('finds a drawing by its name, or by the text that is stored', () => {
  const [liver] = findDrawings('leber', 'de');
  expect(liver?.name.en).toBe('Liver');
  expect(drawingOf(`${liver?.svg}\n`)).toBe(liver);
  expect(drawingOf('<svg><path d="M0 0"/></svg>')).toBeUndefined();
  expect(findDrawings('leber', 'en')).toEqual([]);
  expect(findDrawings(' ', 'en')).toHaveLength(DRAWINGS.length);
});
