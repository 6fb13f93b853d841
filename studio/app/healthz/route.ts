import { setTimeout as wait } from 'node:timers/promises';
import { adapterOf } from '@clinic/cms/database/sql';
import config from '@payload-config';
import { getPayload } from 'payload';

export const dynamic = 'force-dynamic';
const KEPT_MS = 1_000;
const PATIENCE_MS = 5_000;
let kept: Promise<boolean> | undefined;
let askedAt = -Infinity;

/** For monitoring and container orchestration, as the login page answers without a database too. */
export async function GET(): Promise<Response> {
  // Anybody may ask, so all requests within a second share one query.
  if (performance.now() - askedAt > KEPT_MS) {
    askedAt = performance.now();
    kept = databaseAnswers();
  }
  const isUp = await kept;
  const status = isUp ? 'ok' : 'no database';
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ status }, { status: isUp ? 200 : 503, headers });
}

async function databaseAnswers(): Promise<boolean> {
  const late = wait(PATIENCE_MS, false, { ref: false });
  const asked = getPayload({ config })
    .then((payload) => adapterOf(payload).pool.query('select 1'))
    .then(() => true)
    .catch(() => false);
  return Promise.race([asked, late]);
}
