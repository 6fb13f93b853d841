import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';

/** The texts of files by their paths from the root of the repository. */
export type Tree = ReadonlyMap<string, string>;

const CODE = /\.(?:tsx?|css|m?js)$/;
const TEST = /\.(?:test|spec)\.tsx?$|^tests\/|\/testing\//;
/** Files of a clinic, migrations, generated files and fixtures. */
const LEFT_OUT =
  /^(?:demo|starter|clinic|cms\/migrations)\/|\/(?:payload-types\.ts|importMap\.js)$|\/fixtures\//;
/** The `imports` and `exports` of these resolve the names of modules. */
const PACKAGE = /^[a-z]+\/package\.json$/;

export const isCode = (file: string) => CODE.test(file) && !LEFT_OUT.test(file);

export const isTest = (file: string) => TEST.test(file);

export function readTree(): Tree {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.split('\0').filter((file) => isCode(file) || PACKAGE.test(file));
  return new Map(files.filter(isThere).map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Git also lists files that were deleted a moment ago. */
function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
