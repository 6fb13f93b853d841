import { chmod, chown, copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSettings, sharedSettings } from '../../cms/src/settings/settings.ts';
import { createClinicDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { copyFile as copyFileIn } from '../../site/content/disk-copy.ts';
import { readStartSettings } from '../settings/env.ts';
import { dumpDatabase } from '../backup/dump-database.ts';
import { databaseState } from './database-state.ts';
import { openDatabaseIfPossible } from './open-database.ts';
import { addMissingContent, prepareDatabase } from './database.ts';

const TLS = 'tests/fixtures/tls';
const CA = path.resolve(TLS, 'ca.crt');
const USER = `reader_${process.pid}`;

let clinic: ClinicDatabase;
let admin: pg.Client;

beforeAll(async () => {
  clinic = await createClinicDatabase();
  admin = new pg.Client({ connectionString: clinic.env.DATABASE_URL });
  await admin.connect();
  await admin.query(`create role ${USER} login password 'secret'`);
});

afterAll(async () => {
  await admin.query(`drop owned by ${USER}; drop role ${USER}`);
  await admin.end();
  await clinic.remove();
});

const url = (change: (url: URL) => void) => {
  const made = new URL(clinic.env.DATABASE_URL);
  change(made);
  return made.href;
};
const asReader = (change: (url: URL) => void = () => undefined) =>
  url((made) => {
    [made.username, made.password] = [USER, 'secret'];
    change(made);
  });
const prepare = (DATABASE_URL: string) =>
  prepareDatabase({ ...process.env, DATABASE_URL, SEED: 'nothing' });

describe('one line says', () => {
  it('which right the user lacks, instead of sending them to migrate', async () => {
    expect(await databaseState(asReader())).toEqual({
      unusable: expect.stringMatching(/^its user lacks a right: .*payload_migrations/),
    });
    await admin.query(`grant select on all tables in schema public to ${USER}`);
    const reason = `${USER} may not read and write the table `;
    expect(await databaseState(asReader())).toEqual({ unusable: expect.stringContaining(reason) });
    await expect(prepare(asReader())).rejects.toThrow(reason);
    await admin.query(
      `grant select, insert, update, delete on all tables in schema public to ${USER}`,
    );
    expect(await databaseState(asReader())).toMatchObject({ lacks: [], hasContent: true });
  });

  it('that the user may not migrate', async () => {
    const { rows } = await admin.query(
      'delete from payload_migrations where name = (select max(name) from payload_migrations) returning name, batch',
    );
    await expect(prepare(asReader())).rejects.toThrow(
      `The database cannot be migrated: ${USER} may not make tables: let it own the database`,
    );
    await admin.query('insert into payload_migrations (id, name, batch) values ($1, $2, $3)', [
      crypto.randomUUID(),
      rows[0].name,
      rows[0].batch,
    ]);
  });

  it('that the database is missing, and the user may not make it', async () => {
    const missing = asReader((made) => (made.pathname = '/no_such'));
    expect(await databaseState(missing)).toMatchObject({ isMissing: true });
    await expect(prepare(missing)).rejects.toThrow(
      `The database no_such does not exist, and ${USER} may not make it: createdb --owner=${USER} no_such`,
    );
  });

  it('that no connection is left', async () => {
    await admin.query(`alter role ${USER} connection limit 0`);
    const line = 'it has no connection left: raise max_connections of Postgres, or lower';
    await expect(prepare(asReader())).rejects.toThrow(`The database cannot be used (${line}`);
    await admin.query(`alter role ${USER} connection limit -1`);
  });

  it('why there is no backup', async () => {
    const { signal } = new AbortController();
    const dump = (from: string) => dumpDatabase(from, clinic.env.DATA_DIR, signal);
    await expect(dump(asReader((made) => (made.password = 'wrong')))).rejects.toThrow(
      /^The database cannot be used \(password authentication failed .*\); see DATABASE_URL\.$/,
    );
    await expect(dump(asReader((made) => (made.pathname = '/no_such')))).rejects.toThrow(
      'The database does not exist: run npm run migrate first.',
    );
    await expect(dump(asReader((made) => (made.pathname = '/postgres')))).rejects.toThrow(
      'The database has no tables of ours: there is nothing to back up.',
    );
  });

  it('which migration of a later version the database has', async () => {
    await admin.query(
      `insert into payload_migrations (id, name, batch) values ($1, '29991231_000000_later', 9)`,
      [crypto.randomUUID()],
    );
    expect(await databaseState(clinic.env.DATABASE_URL)).toMatchObject({
      later: '29991231_000000_later',
    });
    await expect(prepare(clinic.env.DATABASE_URL)).rejects.toThrow(
      'The database is of a later version: it has the migration 29991231_000000_later',
    );
    const seeded = addMissingContent({ ...process.env, ...clinic.env, SEED: 'demo' });
    await expect(seeded).rejects.toThrow('of a later version');
    // A start that went on with its copy of the content would show what is out of date.
    const settings = readStartSettings({ ...clinic.env, SEED: 'nothing' });
    await mkdir(path.dirname(copyFileIn(settings.DATA_DIR)), { recursive: true });
    await writeFile(copyFileIn(settings.DATA_DIR), '');
    const { signal } = new AbortController();
    const options = { settings, postgres: undefined, takesOver: false, signal };
    await expect(openDatabaseIfPossible(options)).rejects.toThrow('of a later version');
    await admin.query(`delete from payload_migrations where name = '29991231_000000_later'`);
  });
});

/** DATABASE_URL as a process reads it from its settings. */
const read = (DATABASE_URL: string) =>
  readSettings(sharedSettings, { DATABASE_URL, SECRET: clinic.env.SECRET }).DATABASE_URL;
const withTls = (sslmode: string, more: { host?: string; ca?: string } = {}) =>
  url((made) => {
    made.hostname = more.host ?? 'localhost';
    made.searchParams.set('sslmode', sslmode);
    if (more.ca) made.searchParams.set('sslrootcert', more.ca);
  });

/** Makes a certificate that of the server, from the next reload on. */
async function installCertificate(certificate: string) {
  const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory ?? '';
  const { uid, gid } = await stat(folder);
  const files = { [certificate]: 'server.crt', 'server.key': 'server.key' };
  for (const [from, to] of Object.entries(files)) {
    const file = path.join(folder, to);
    await copyFile(path.join(TLS, from), file);
    await chmod(file, 0o600);
    await chown(file, uid, gid);
  }
}

/** Turns TLS on or off for all databases of the tests; other tests go on without it. */
async function turn(ssl: 'on' | 'off') {
  const server = new pg.Client({ connectionString: inject('template').url });
  await server.connect();
  await server.query(`alter system set ssl = ${ssl}`);
  await server.query('select pg_reload_conf()');
  await server.end();
}

describe('TLS as libpq reads it', () => {
  beforeAll(async () => {
    const no = await databaseState(read(withTls('require')));
    expect(no).toEqual({ unusable: expect.stringMatching(/^it offers no TLS/) });
    await installCertificate('server.crt');
    await turn('on');
  });
  afterAll(() => turn('off'));

  it.each([
    ['require', {}],
    ['require', { ca: CA, host: '127.0.0.1' }],
    ['verify-ca', { ca: CA, host: '127.0.0.1' }],
    ['verify-full', { ca: CA }],
  ])('takes %s with %o', async (mode, more) => {
    await expect
      .poll(() => databaseState(read(withTls(mode, more))), { timeout: 20_000 })
      .toMatchObject({ lacks: [] });
  });

  it('says what is wrong with a certificate', async () => {
    expect(await databaseState(read(withTls('verify-full')))).toEqual({
      unusable: expect.stringMatching(/authority that nobody vouches for.*sslrootcert=file/),
    });
    await installCertificate('another-host.crt');
    await turn('on');
    await expect
      .poll(() => databaseState(read(withTls('verify-full', { ca: CA }))), { timeout: 20_000 })
      .toEqual({ unusable: 'its certificate is for another host than that of DATABASE_URL' });
  });

  it.each([
    [withModes('prefer'), /DATABASE_URL is wrong: it must have one of these as sslmode/],
    [withModes('verify-ca'), /it needs sslrootcert=file with verify-ca/],
    [
      'postgres://clinic@192.0.2.1/clinic?sslmode=verify-full',
      /it needs a host name with verify-full, not an address/,
    ],
    [`${withModes('verify-full')}&sslrootcert=/no/such`, /a certificate that is not there: \/no/],
  ])('refuses %s', (address, line) => {
    expect(() => read(address)).toThrow(line);
  });
});

function withModes(mode: string): string {
  return `postgres://clinic@db.example/clinic?sslmode=${mode}`;
}
