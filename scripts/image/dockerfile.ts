import { readFileSync } from 'node:fs';

type Step = { instruction: string; rest: string };
export type Stage = { name: string; steps: Step[] };

/** The stages of a Dockerfile, as far as ours goes: no heredocs, no escapes but at a line's end. */
export function readDockerfile(file: string): Stage[] {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  const whole = lines.join('\n').replaceAll(/\\\n\s*/g, ' ');
  const stages: Stage[] = [];
  for (const line of whole.split('\n').filter((one) => one.trim() !== '')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    const rest = line.trim().slice(instruction.length).trim();
    if (instruction === 'FROM') stages.push({ name: words.at(-1) ?? '', steps: [] });
    else stages.at(-1)?.steps.push({ instruction, rest });
  }
  return stages;
}
