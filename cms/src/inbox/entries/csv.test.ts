import { describe, expect, it } from 'vitest';
import { separatorOf, toCsv } from './csv.ts';

describe('a CSV', () => {
  it('is quoted, marked as UTF-8 and ends its lines as spreadsheets expect', () => {
    expect(toCsv([['a', 'say "hi"', 'x,y']])).toBe('\uFEFF"a","say ""hi""","x,y"\r\n');
  });

  it('is separated as the spreadsheets of a language expect it', () => {
    expect((['en', 'de', 'it'] as const).map(separatorOf)).toEqual([',', ';', ';']);
    expect(toCsv([['a', 'b;c']], ';')).toBe('\uFEFF"a";"b;c"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n=cmd|"/c calc"!A1'])(
    'holds no formula: %j',
    (value) => {
      expect(toCsv([[value]]).startsWith(`\uFEFF"'`)).toBe(true);
    },
  );

  it('leaves addresses as they are', () => {
    expect(toCsv([['anna@visitor.example']])).toContain('"anna@visitor.example"');
  });
});
