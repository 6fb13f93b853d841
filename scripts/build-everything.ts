import { buildSite, buildStudio } from './building/build.ts';
import { runScript, logProgress } from './processes/run-script.ts';

/** The studio's configuration demands settings even to be built; none gets into the build. */
const NO_SETTINGS = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SECRET: 'there is no secret while building',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** `npm run build -- [site|studio]`: builds what changed; other machines then only start it. */
await runScript(async (signal) => {
  const wanted = new Set(process.argv.slice(2));
  const wants = (role: string) => wanted.size === 0 || wanted.has(role);
  if (wants('site')) {
    logProgress((await buildSite()) ? 'Built the site.' : 'The site is built already.');
  }
  if (wants('studio')) {
    const isNew = await buildStudio(NO_SETTINGS, signal, logProgress);
    logProgress(isNew ? 'Built the studio.' : 'The studio is built already.');
  }
});
