import type { Diagnosis, Finding, State } from './finding.ts';

const MARKS: Readonly<Record<State, string>> = { ok: 'ok', look: 'look', wrong: 'WRONG' };
const MAX_LISTED = 20;

export function diagnosisTable({ ready, todo, findings }: Diagnosis): string[] {
  const looks = findings.flatMap((one) => (one.state === 'look' && one.todo) || []);
  return [
    ...table(findings),
    ...findings.flatMap(listLines),
    '',
    ...(looks.length > 0 ? ['Worth a look:', ...looks.map((task) => `- ${task}`), ''] : []),
    ...(ready ? ['Ready to go live.'] : ['Before going live:', ...numbered(todo)]),
  ];
}

function table(findings: readonly Finding[]): string[] {
  const rows = findings.map((one, at) => [
    findings[at - 1]?.area === one.area ? '' : one.area,
    one.name,
    MARKS[one.state],
    one.says,
  ]);
  const widths = [0, 1, 2].map((at) => Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function listLines({ area, name, list = [] }: Finding): string[] {
  if (list.length === 0) return [];
  const more = list.length - MAX_LISTED;
  return [
    '',
    `${area}, ${name}:`,
    ...list.slice(0, MAX_LISTED).map((line) => `- ${line}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ];
}

function numbered(tasks: readonly string[]): string[] {
  return tasks.map((task, at) => `${at + 1}. ${task}`);
}
