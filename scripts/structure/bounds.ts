/** The bounds of the code's structure; `npm run check:structure` shows them beside the counts. */
export const BOUNDS = {
  /** Without tests, generated files, migrations and the files of a clinic. */
  'lines of code': 72_660,
  'files of code': 1_074,
  /** Counts the files directly in it, without tests, which stand beside the code. */
  'files in the largest folder': 25,
  /** Including tests. */
  'files of more than 300 lines': 0,
  /** Imports of types count too. */
  'circles of files': 0,
  'circles of folders': 0,
  'imports against the layers': 0,
  /** To read the only user of such a file, one has to jump to it. */
  'files of at most 30 lines with one user': 61,
  '`as never` and `as unknown as`': 11,
  'other files that use `process.env`': 0,
} as const;

export type Rule = keyof typeof BOUNDS;

/** They pass `process.env` on, or read variables in it that are no settings of ours. */
export const USERS_OF_ENVIRONMENT: readonly string[] = [
  'scripts/bench/lighthouse.ts',
  'scripts/bench/soak.ts',
  'scripts/building/build.ts',
  'scripts/check-image.ts',
  'scripts/deploy/restart-behind-proxy.ts',
  'scripts/dev.ts',
  'scripts/doctor.ts',
  'scripts/end-with-npm.js',
  'scripts/image/build-in-folder.ts',
  'scripts/import.ts',
  'scripts/test.ts',
  'studio/instrumentation-node.ts',
  'studio/instrumentation.ts',
  'studio/next.config.mjs',
];
