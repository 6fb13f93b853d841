import { describe, expect, it } from 'vitest';
import { MAX_COLUMNS, MAX_ROWS, pastedCells, readCells, withCells } from './table-cells.ts';

describe('the cells of a table', () => {
  it('are as many in every row', () => {
    expect(readCells([['a'], ['b', 'c', null]])).toEqual([
      ['a', '', ''],
      ['b', 'c', ''],
    ]);
  });

  it.each([undefined, null, {}, [], [[]], ['a'], 'a'])('are not found in %j', (value) =>
    expect(readCells(value)).toBeUndefined(),
  );

  it('come from a spreadsheet, and not from a sentence', () => {
    expect(pastedCells('Day\tHour\r\nMonday\t 9 \r\n')).toEqual([
      ['Day', 'Hour'],
      ['Monday', '9'],
    ]);
    expect(pastedCells('Two lines\nof text')).toBeUndefined();
  });

  it('are put in from a position on', () => {
    const table = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(
      withCells(table, 1, 1, [
        ['x', 'y'],
        ['z', ''],
      ]),
    ).toEqual([
      ['a', 'b', ''],
      ['c', 'x', 'y'],
      ['', 'z', ''],
    ]);
  });

  it('are no more than a table may have', () => {
    const many = Array.from({ length: 100 }, () => Array.from({ length: 20 }, () => 'x'));
    const table = withCells([['a']], 0, 0, many);
    expect([table.length, table[0]?.length]).toEqual([MAX_ROWS, MAX_COLUMNS]);
  });
});
