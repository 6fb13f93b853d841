import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { DRAWINGS } from '../icons/drawings.ts';

const OWN = '<svg viewBox="0 0 24 24"><path d="M1 1h2"/></svg>';
type Row = { mark?: string | null } & Record<string, unknown>;

let payload: Payload;
let lena: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  payload = studio.payload;
  // The first account is an administrator.
  await logInAs(studio, 'Anna');
  lena = await logInAs(studio, 'Lena', 'de');
  return studio.close;
});

async function logos(): Promise<Row[]> {
  const clinic = await payload.findGlobal({ slug: 'clinic', locale: 'de', depth: 0 });
  return clinic.logos as unknown as Row[];
}

const save = (rows: Row[]) => lena('POST', '/globals/clinic?locale=de&depth=0', { logos: rows });

it('an editor chooses a drawing, and brings no SVG of their own', async () => {
  const [first = {}, ...others] = await logos();
  const drawn = DRAWINGS.at(-1)?.svg;
  expect((await save([{ ...first, mark: drawn }, ...others])).status).toBe(200);
  const refused = await save([{ ...first, mark: OWN }, ...others]);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body.errors)).toContain('nur die Administration');
  expect((await logos())[0]?.mark).toBe(drawn);
});

it('what an administrator has drawn stays, wherever an editor moves it', async () => {
  const [first = {}, ...others] = await logos();
  const rows = [{ ...first, mark: OWN }, ...others] as never;
  await payload.updateGlobal({ slug: 'clinic', locale: 'de', data: { logos: rows } });
  const moved = (await logos()).toReversed();
  expect((await save(moved)).status).toBe(200);
  expect((await logos()).at(-1)?.mark).toBe(OWN);
});
