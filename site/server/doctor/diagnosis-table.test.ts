import { expect, it } from 'vitest';
import { diagnosisTable } from './diagnosis-table.ts';
import { diagnose, type Finding } from './finding.ts';

const OK: Finding = { area: 'content', name: 'rooms', state: 'ok', says: '5 entries' };
const LOOK: Finding = {
  ...{ area: 'content', name: 'left out', state: 'look', says: '1 value', todo: 'Correct it.' },
  list: ['rooms “Suite” facts: is empty'],
};
const WRONG: Finding = {
  ...{ area: 'mail', name: 'mail server', state: 'wrong', says: 'none', todo: 'Set SMTP_URL.' },
};

it('ends by saying that all is ready, with what is worth a look', () => {
  expect(diagnosisTable(diagnose([OK, LOOK]))).toEqual([
    'content  rooms     ok    5 entries',
    '         left out  look  1 value',
    '',
    'content, left out:',
    '- rooms “Suite” facts: is empty',
    '',
    'Worth a look:',
    '- Correct it.',
    '',
    'Ready to go live.',
  ]);
});

it('ends with what to do if something is wrong', () => {
  const diagnosis = diagnose([OK, WRONG]);
  expect(diagnosis).toMatchObject({ ready: false, todo: ['Set SMTP_URL.'] });
  expect(diagnosisTable(diagnosis).slice(-2)).toEqual(['Before going live:', '1. Set SMTP_URL.']);
});

it('does not list hundreds of lines', () => {
  const list = Array.from({ length: 25 }, (_, at) => `line ${at}`);
  expect(diagnosisTable(diagnose([{ ...LOOK, list }]))).toContain('- and 5 more');
});
