import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

/** The files that the script and the check of a clinic read. */
const PARTS = [
  '.gitignore',
  '.prettierrc.json',
  'clinic',
  'cms/package.json',
  'cms/src',
  'demo',
  'package.json',
  'scripts',
  'site/app/messages',
  'starter',
  'tsconfig.base.json',
  'tsconfig.json',
];

let upstream: string;
let own: string;

function run(folder: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@clinic.example'];
  const { status, said } = run(folder, 'git', ...identity, ...args);
  if (status !== 0) throw new Error(said);
  return said;
}

const commit = (folder: string) => {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Changed');
};

const newClinic = (folder: string, ...args: string[]) =>
  run(folder, process.execPath, '--import', 'tsx', 'scripts/new-clinic.ts', ...args);

const linkPackages = (folder: string) =>
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

beforeAll(async () => {
  const folder = await temporaryFolder();
  upstream = path.join(folder, 'upstream');
  own = path.join(folder, 'own');
  for (const part of PARTS.filter((one) => one !== 'clinic')) {
    cpSync(part, path.join(upstream, part), { recursive: true });
  }
  // In the product itself, clinic is this link; where this test runs, it may be a folder.
  symlinkSync('demo', path.join(upstream, 'clinic'));
  git(folder, 'init', '-q', '-b', 'main', 'upstream');
  commit(upstream);
  git(folder, 'clone', '-q', 'upstream', 'own');
  linkPackages(own);
  // The pattern in .gitignore matches a folder node_modules, but not this link.
  writeFileSync(path.join(own, '.git/info/exclude'), 'node_modules\n');
  return () => rmSync(folder, { recursive: true, force: true });
});

it('asks in a terminal only', () => {
  const { status, said } = newClinic(own, 'montalba');
  expect(said).toContain('give the answers as flags, with --yes');
  expect(status).toBe(1);
});

it('makes a clinic in the chosen languages, takes updates without a conflict, and overwrites nothing', () => {
  const made = newClinic(own, 'montalba', '--languages', 'en,fr,es', '--yes');
  expect(made.said).toContain('clinic/ is Montalba now.');
  expect(made.said).toContain('There is no content in es');
  expect(made.status).toBe(0);
  const inClinic = (file: string) => path.join(own, 'clinic', file);
  expect(existsSync(inClinic('brand/fonts/fraunces-share.ttf'))).toBe(true);
  expect(existsSync(inClinic('content/pages/fr/privacy.md'))).toBe(true);
  expect(existsSync(inClinic('content/documents/files/packing-list-fr.pdf'))).toBe(true);
  for (const file of ['content/pages/de', 'content/team/it.yaml', 'content/pages/es']) {
    expect(existsSync(inClinic(file)), file).toBe(false);
  }
  const texts = run(
    own,
    'grep',
    '-rE',
    '\\{(clinic|email|country)\\}|_de\\b|lang: (de|it)',
    'clinic/content',
  );
  expect(texts.said).toBe('');
  expect(readFileSync(inClinic('content/clinic/fr.yaml'), 'utf8')).toContain('"Suisse"');

  // Changes that are not committed stay.
  const again = newClinic(own, 'other', '--yes');
  expect(again.said).toContain('clinic/ has changes that are not committed');
  expect(again.status).toBe(1);
  expect(readFileSync(inClinic('clinic.ts'), 'utf8')).toContain("name: 'Montalba'");
  commit(own);
  const before = git(own, 'rev-parse', 'HEAD').trim();

  // Meanwhile the product changes: the demo's content, code, and the starter itself.
  const home = path.join(upstream, 'demo/content/home/en.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace(/hero_title: .*/, 'hero_title: Another'));
  rmSync(path.join(upstream, 'demo/content/news'), { recursive: true });
  writeFileSync(path.join(upstream, 'demo/clinic.ts'), 'export const clinic = {};\n');
  writeFileSync(path.join(upstream, 'starter/clinic.ts'), 'export const clinic = {};\n');
  writeFileSync(path.join(upstream, 'scripts/processes/run-script.ts'), 'export const say = 1;\n');
  commit(upstream);

  git(own, 'remote', 'rename', 'origin', 'upstream');
  git(own, 'pull', '-q', '--no-rebase', '--no-edit', 'upstream', 'main');
  expect(readFileSync(path.join(own, 'demo/content/home/en.yaml'), 'utf8')).toContain('Another');
  expect(git(own, 'status', '--porcelain')).toBe('');
  expect(git(own, 'diff', '--stat', before, 'HEAD', '--', 'clinic')).toBe('');
});

it('does not replace a folder outside of git', async () => {
  const folder = await temporaryFolder();
  for (const part of ['scripts', 'starter', 'cms/src', 'package.json', 'tsconfig.base.json']) {
    cpSync(part, path.join(folder, part), { recursive: true });
  }
  linkPackages(folder);
  mkdirSync(path.join(folder, 'clinic'));
  const { status, said } = newClinic(folder, 'montalba', '--yes');
  expect(said).toContain('no git keeps it');
  expect(status).toBe(1);
  rmSync(folder, { recursive: true });
});
