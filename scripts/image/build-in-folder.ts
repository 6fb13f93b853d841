import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Step = { instruction: string; rest: string };
type Stage = { name: string; steps: Step[] };
type Environment = Record<string, string>;
export type Built = { root: string; env: Environment; last: Readonly<Record<string, string>> };

/** The stages of a Dockerfile of our kind: no heredocs, and no backslash but to continue a line. */
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

/** Instructions that say how the result is run; they are read from `last`. */
const ABOUT_RUNNING = new Set(['USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD']);

/** Carries out a stage in a folder that stands for the image's root, without steps with apt-get. */
export function buildInFolder(stage: Stage, folder: string, say: (text: string) => void): Built {
  const root = path.join(folder, stage.name);
  const env: Environment = {};
  const last: Record<string, string> = {};
  let here = root;
  for (const { instruction, rest } of stage.steps) {
    if (instruction === 'WORKDIR') {
      here = path.join(root, rest);
      mkdirSync(here, { recursive: true });
    } else if (instruction === 'ENV') {
      for (const pair of rest.split(/\s+/)) {
        const at = pair.indexOf('=');
        env[pair.slice(0, at)] = pair.slice(at + 1);
      }
    } else if (instruction === 'COPY') copy(rest, folder, here);
    else if (instruction === 'RUN' && rest.includes('apt-get')) say(`(left out) RUN ${rest}`);
    else if (instruction === 'RUN') {
      say(`RUN ${rest}`);
      execFileSync('sh', ['-c', rest], { cwd: here, env: { ...process.env, ...env } });
    } else if (ABOUT_RUNNING.has(instruction)) last[instruction] = rest;
    else throw new Error(`${instruction} is not known here`);
  }
  return { root, env, last };
}

function copy(rest: string, folder: string, here: string): void {
  const words = rest.split(/\s+/);
  const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  if (from) {
    const [, source = '', target = ''] = words;
    cpSync(path.join(folder, from, source), path.join(here, target), {
      recursive: true,
      verbatimSymlinks: true,
    });
    return;
  }
  const target = path.join(here, words.at(-1) ?? '');
  for (const source of words.slice(0, -1)) {
    for (const file of source === '.' ? context() : [source]) {
      const name = source === '.' ? file : path.basename(file);
      cpSync(file, path.join(target, name), { verbatimSymlinks: true });
    }
  }
}

/** The files of the build context: those in git, without what is ignored. */
function context(): string[] {
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const listed = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const patterns = ignored.map((one) => {
    const glob = one
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(?:.*/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*');
    return new RegExp(`^${glob}(?:/|$)`);
  });
  const isIgnored = (file: string) => patterns.some((pattern) => pattern.test(file));
  return listed.filter((file) => !isIgnored(file));
}
