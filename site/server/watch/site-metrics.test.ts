import { expect, it } from 'vitest';
import { SiteMetrics } from './site-metrics.ts';

const SOURCES = {
  pages: () => ({ fromCache: 0, rendered: 0 }),
  picturesMade: () => 0,
  pictureProblem: () => 'it does not start',
  content: () => ({ isReady: true, dropped: 0 }),
  spools: async () => ({}),
  mails: async () => Promise.reject(new Error('away')),
  problems: async () => [],
  disk: async () => ({ freeBytes: 10, bytes: 20 }),
  backupAgeSeconds: async () => 5,
  certificates: async () => ({ 'www.clinic.example': 7 }),
};

it('tells what is away, and nothing of what is not used', async () => {
  const text = await new SiteMetrics(SOURCES).text();
  for (const line of [
    'clinic_pictures_can_be_made 0',
    'clinic_database_up 0',
    'clinic_disk_free_bytes 10',
    'clinic_disk_bytes 20',
    'clinic_backup_age_seconds 5',
    'clinic_certificate_seconds{host="www.clinic.example"} 7',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).not.toContain('clinic_files_up');
});

it.each([
  ['answers', async () => undefined, 1],
  ['does not', async () => Promise.reject(new Error('away')), 0],
])('says whether S3 answers, if it %s', async (_, askFiles, value) => {
  const text = await new SiteMetrics({ ...SOURCES, askFiles }).text();
  expect(text).toContain(`clinic_files_up ${value}\n`);
});
