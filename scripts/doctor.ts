import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openS3Store } from '../cms/src/files/s3-store.ts';
import { diagnosisTable } from '../site/server/doctor/diagnosis-table.ts';
import { examine } from '../site/server/doctor/examine.ts';
import { diagnose, type Finding } from '../site/server/doctor/finding.ts';
import { spoolHealth } from '../site/server/inbox/spool/spool-health.ts';
import { examineDatabase } from './doctor/examine-database.ts';
import { openContent } from './doctor/open-content.ts';
import { pictureProcessProblem } from './doctor/picture-process-problem.ts';
import { portFindings } from './doctor/port-findings.ts';
import { presentSettings } from './settings/env.ts';
import { runScript } from './processes/run-script.ts';

/** The last file that each build writes. */
const STAMPS = { site: 'site/build/.stamp', studio: 'studio/.next/.stamp' };
/** Stands in for a secret that is not made yet, since the cms does not load without one. */
const NO_SECRET = 'no secret yet: nothing is signed by it';

function buildFindings(): Finding[] {
  return Object.entries(STAMPS).map(([name, stamp]): Finding => {
    const base = { area: 'build', name };
    if (existsSync(stamp)) return { ...base, state: 'ok', says: 'is built' };
    const todo = `Run npm run build -- ${name}; npm start does so by itself.`;
    return { ...base, state: 'look', says: 'is not built', todo };
  });
}

await runScript(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const settings = presentSettings();
  const { DATA_DIR, SITE_URL, STUDIO_URL } = settings;
  const database = await examineDatabase(settings);
  try {
    // The modules of the cms read the environment when they are loaded below.
    Object.assign(process.env, {
      ...{ DATA_DIR, SITE_URL, STUDIO_URL, LOG_LEVEL: 'silent', NODE_ENV: 'production' },
      SECRET: settings.SECRET ?? NO_SECRET,
      ...(database.url && { DATABASE_URL: database.url }),
    });
    const content = await openContent(settings, database.url !== undefined);
    const problems = spoolHealth({ folder: path.join(DATA_DIR, 'spool') });
    const found = await examine({
      settings,
      files: openS3Store(settings),
      content: async () => {
        const read = await content.read();
        return read && { ...read, freshness: { ready: true } };
      },
      probeFile: content.probeFile,
      pictureProblem: () => pictureProcessProblem(),
      database: async () => database.state,
      problems,
      ports: () => portFindings(settings),
    });
    const diagnosis = diagnose([...found.findings, ...buildFindings()]);
    const lines = values.json ? [JSON.stringify(diagnosis, null, 2)] : diagnosisTable(diagnosis);
    console.log(lines.join('\n'));
    if (!diagnosis.ready) process.exitCode = 1;
  } finally {
    await database.release();
  }
}, 'npm run doctor [-- --json]: looks at everything that going live depends on, and repairs nothing.');
// Timers of the cms would keep the process alive.
process.exit();
