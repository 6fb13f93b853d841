import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { expect, it } from 'vitest';
import { securityTxt, securityTxtRoutes } from './security-txt.ts';

const SITE = 'https://clinic.example';

it('names the clinic, for half a year at most', () => {
  expect(securityTxt(SITE, new Date('2026-11-18T10:00:00Z'))).toBe(
    `Contact: mailto:${CLINIC.mailFrom}
Expires: 2027-05-01T00:00:00.000Z
Preferred-Languages: en, de, it
Canonical: https://clinic.example/.well-known/security.txt
`,
  );
});

it('is text at its well-known address', async () => {
  const response = await securityTxtRoutes(SITE).request('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toContain('Canonical: https://clinic.example/.well-known');
});
