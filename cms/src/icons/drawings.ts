import type { Label } from '../studio-words/studio-languages.ts';
import drawings from './drawings.json' with { type: 'json' };

export type Drawing = { readonly name: Label; readonly svg: string };
export const DRAWINGS: readonly Drawing[] = drawings;

export function drawingOf(svg: string): Drawing | undefined {
  const text = svg.trim();
  return DRAWINGS.find((drawing) => drawing.svg === text);
}

export function findDrawings(question: string, language: keyof Label): readonly Drawing[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return DRAWINGS.filter(({ name }) =>
    words.every((word) => name[language].toLowerCase().includes(word)),
  );
}
