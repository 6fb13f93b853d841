import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareSettings, readSettings, sharedSettings } from '../cms/src/settings/settings.ts';
import { backupSettings, startSettings } from '../scripts/settings/env.ts';
import { siteSettings } from '../site/server/settings.ts';
import { SiteMetrics } from '../site/server/watch/site-metrics.ts';

const SHARED = Object.keys(sharedSettings.shape);
const STUDIO = [...SHARED, 'STUDIO_PORT', 'STUDIO_HOST'];
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'site-1': [...SHARED, ...Object.keys(siteSettings.shape)],
  'site-2': [...SHARED, ...Object.keys(siteSettings.shape)],
  studio: STUDIO,
  migrate: [...SHARED, ...Object.keys(prepareSettings.shape)],
  backup: [...SHARED, ...Object.keys(backupSettings.shape)],
};

type Service = {
  environment: Record<string, string | number>;
  image: string;
  networks: string[];
  read_only?: boolean;
  volumes?: string[];
  cap_add?: string[];
};
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
};
const isSet = ([, value]: [string, unknown]) => !String(value).startsWith('${');

const UNITS = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'));

const seedBy = (SEED: string) => () => readSettings(prepareSettings, { SEED });

describe('the example of settings', () => {
  const text = readFileSync('.env.example', 'utf8');
  const given = new Map(
    [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  /** Given by our own code to the processes that it starts. */
  const INTERNAL = new Set(['SITE_PROCESS', 'MIGRATIONS']);

  it('names every setting of every workspace, and no other', () => {
    const known = Object.keys(startSettings.shape).filter((name) => !INTERNAL.has(name));
    expect([...given.keys()].toSorted()).toEqual(known.toSorted());
    const docs = readFileSync('docs/settings.md', 'utf8');
    const isTold = (name: string) => docs.includes(`\`${name}\``) || /^(BACKUP_)?S3_/.test(name);
    expect(known.filter((name) => !isTold(name))).toEqual([]);
  });

  it('gives values that are accepted', () => {
    const values = Object.fromEntries([...given].filter(([, value]) => value !== ''));
    expect(startSettings.safeParse(values).error).toBeUndefined();
  });

  it('says all words of SEED; others and former ones are refused', () => {
    const { SEED } = prepareSettings.shape;
    for (const one of SEED.unwrap().options)
      expect(text).toMatch(new RegExp(`^#.*\\b${one}\\b`, 'm'));
    expect(seedBy('empty')).toThrow('it must be clinic, demo, starter or nothing.');
    expect(seedBy('if-empty')).toThrow('it must be clinic instead of if-empty.');
    expect(seedBy('never')).toThrow('it must be nothing instead of never.');
    expect(seedBy('always')).toThrow('must be clinic instead of always; npm run seed adds');
  });
});

describe('the compose file', () => {
  it.each(Object.keys(KNOWN))('gives %s settings that it knows', (name) => {
    const names = Object.keys(compose.services[name]?.environment ?? {});
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((one) => !KNOWN[name]?.includes(one))).toEqual([]);
  });

  it('gives the sites values that they accept', () => {
    const { environment } = compose.services['site-1'] ?? { environment: {} };
    const fixed = Object.fromEntries(Object.entries(environment).filter(isSet));
    const given = { ...fixed, SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://a@b/c' };
    const filled = { ...given, SITE_URL: 'https://a.example', STUDIO_URL: 'https://b.example' };
    expect(siteSettings.safeParse({ ...filled, LOG_LEVEL: 'info' }).error).toBeUndefined();
  });

  it('keeps the roles from writing anywhere but to a volume of their own', () => {
    for (const name of Object.keys(KNOWN)) {
      expect(compose.services[name]?.read_only, name).toBe(true);
    }
    const folders = ['site-1', 'site-2'].map((name) => compose.services[name]?.volumes?.[0]);
    expect(new Set(folders).size).toBe(2);
    const named = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    const used = named.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });

  it('bounds memory, log and rights of everything', () => {
    const bounds = {
      mem_limit: expect.any(String),
      logging: { options: { 'max-size': '20m', 'max-file': '5' } },
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
    };
    for (const [name, service] of Object.entries(compose.services)) {
      expect(service, name).toMatchObject(bounds);
      expect(service.cap_add, name).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : undefined);
    }
  });

  it('takes images of others by their digest, and ours by the version that is named', () => {
    const images = [...new Set(Object.values(compose.services).map(({ image }) => image))];
    const ours = images.filter((image) => !/:v?\d[\d.]+@sha256:[\da-f]{64}$/.test(image));
    expect(ours).toEqual(['clinic:${CLINIC_VERSION:?}']);
    const base = /^ARG NODE=(.*)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))?.[1];
    expect(base).toMatch(/^24\.[\d.]+-bookworm-slim@sha256:[\da-f]{64}$/);
  });

  it('keeps the proxy from database and store, and these from the world', () => {
    const { proxy, postgres, store } = compose.services;
    expect(proxy?.networks).toEqual(['front', 'out']);
    for (const service of [postgres, store]) expect(service?.networks).toEqual(['back']);
    expect(compose.networks).toMatchObject({ front: { internal: true }, back: { internal: true } });
  });

  it('wants every value that its example leaves empty, or is an address or a version', () => {
    const example = readFileSync('deploy/compose.env.example', 'utf8');
    const text = readFileSync('deploy/compose.yaml', 'utf8');
    const uses = [...text.matchAll(/\$\{(\w+)(:\?)?/g)];
    const wanted = [...example.matchAll(/^([A-Z]\w+)=/gm)].map((match) => match[1] ?? '');
    const offered = new Set(['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
    for (const name of wanted.filter((one) => !offered.has(one))) {
      const found = uses.filter((use) => use[1] === name);
      expect(found.length, name).toBeGreaterThan(0);
      expect(
        found.filter((use) => !use[2]),
        name,
      ).toEqual([]);
    }
  });

  it('names every variable that it wants in its example', () => {
    const text = readFileSync('deploy/compose.yaml', 'utf8');
    const wanted = new Set([...text.matchAll(/\$\{(\w+)/g)].map((match) => match[1]));
    const example = readFileSync('deploy/compose.env.example', 'utf8');
    const named = [...example.matchAll(/^(?:# )?([A-Z]\w+)=/gm)].map((match) => match[1]);
    expect(named.toSorted()).toEqual([...wanted].toSorted());
  });
});

describe('the systemd units', () => {
  it.each(UNITS)('%s names settings that exist', (name) => {
    const unit = readFileSync(`deploy/systemd/${name}`, 'utf8');
    const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map((match) => match[1] ?? '');
    expect(names).toContain('DATA_DIR');
    const known = new Set([...STUDIO, ...Object.keys(siteSettings.shape)]);
    expect(names.filter((one) => !known.has(one))).toEqual([]);
  });
});

describe('the files for monitoring', () => {
  const rules = readFileSync('deploy/monitoring/alerts.yml', 'utf8');
  const dashboard = readFileSync('deploy/monitoring/dashboard.json', 'utf8');

  it('name metrics that exist', async () => {
    const metrics = new SiteMetrics({
      pages: () => ({ fromCache: 0, rendered: 0 }),
      picturesMade: () => 0,
      pictureProblem: () => undefined,
      content: () => ({ isReady: true, dropped: 0 }),
      spools: async () => ({}),
      mails: async () => ({}),
      problems: async () => [],
      disk: async () => ({ freeBytes: 1, bytes: 2 }),
      backupAgeSeconds: async () => 1,
      certificates: async () => ({}),
      askFiles: async () => undefined,
    });
    const known = new Set(
      [...(await metrics.text()).matchAll(/^# HELP (\w+)/gm)].map((match) => match[1]),
    );
    const used = [...`${rules} ${dashboard}`.matchAll(/\b(?:clinic|nodejs|process)_\w+/g)];
    const names = new Set(used.map(([name]) => name.replace(/_bucket$/, '')));
    expect(names.size).toBeGreaterThan(12);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });

  it('have no alert of which monitoring.md does not say what to do', () => {
    const docs = readFileSync('docs/monitoring.md', 'utf8');
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map((match) => match[1] ?? '');
    expect(alerts.length).toBeGreaterThan(8);
    expect(alerts.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });
});
