/** What the structure is held to; `npm run check:structure` shows it beside what there is. */
export const BOUNDS = {
  /** Without tests, generated files, migrations and what is a clinic's own. */
  'lines of code': 72_340,
  'files of code': 1_074,
  /** Directly in it, tests not counted: they stand beside what they test. */
  'files in the largest folder': 25,
  /** Tests too. */
  'files of more than 300 lines': 0,
  /** Imports of types are imports. */
  'circles of files': 0,
  'circles of folders': 0,
  'imports against the layers': 0,
  /** Each is a jump for whoever reads its only user. */
  'files of at most 30 lines with one user': 62,
  '`as never` and `as unknown as`': 11,
  'other files that use `process.env`': 0,
} as const;

export type Rule = keyof typeof BOUNDS;

/** Beside files named `env.ts` or `…-env.ts`: they pass it on, or read what no setting of ours is. */
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
