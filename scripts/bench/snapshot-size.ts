import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../../cms/src/database.ts';
import { assembleSnapshot } from '../../site/server/content/snapshot.ts';
import { EmbeddedSource } from '../../site/server/content/sources/embedded.ts';
import type { WirePart } from '../../site/server/content/wire.ts';

/** Loads all content of a database as a site does, and prints what it took as JSON. */
const payload = await openDatabase(() => undefined);
const source = new EmbeddedSource(payload);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const since = performance.now();
const versions = await source.versions();
const parts = new Map<string, WirePart>();
for (const name of versions.keys()) parts.set(name, await source.load(name));
const snapshot = await assembleSnapshot(parts, versions, () => undefined);
const seconds = (performance.now() - since) / 1000;
delay.disable();
console.log(
  JSON.stringify({
    entries: snapshot.items.diagnose.length,
    seconds,
    eventLoopMs: delay.max / 1e6,
    memoryMb: process.memoryUsage().rss / 1024 / 1024,
  }),
);
process.exit(0);
