import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const PACKAGES = ['node_modules', 'cms/node_modules', 'site/node_modules', 'studio/node_modules'];

/** In a checkout of the product itself, clinic/ is a link to the demo. */
export function hasDemoClinic(): boolean {
  return lstatSync('clinic').isSymbolicLink();
}

/**
 * Copies this checkout as it is, committed or not, with the demo as its clinic. The folder must lie
 * on the same file system: packages are hard links, as a bundler follows no symbolic link out of it.
 */
export function copyCheckout(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const files = new Set(listed.split('\0').filter((file) => existsSync(file)));
  for (const file of files) {
    if (file === 'clinic' || file.startsWith('clinic/')) continue;
    cpSync(file, path.join(folder, file), { verbatimSymlinks: true });
  }
  symlinkSync('demo', path.join(folder, 'clinic'));
  for (const packages of PACKAGES.filter((one) => existsSync(one))) {
    linkFiles(packages, path.join(folder, packages));
  }
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}
