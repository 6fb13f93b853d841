import { describe, expect, it } from 'vitest';
import { canonicalPath } from './page-routes.ts';

describe('canonical path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/de/', '/de'],
    ['//de//Diagnose/', '/de/diagnose'],
    ['//evil.example/', '/evil.example'],
    ['/DE', '/de'],
    ['/DE/Video/AbC-1', '/de/video/AbC-1'],
    ['/videos/Myths', '/videos/myths'],
    ['/%64iagnosis/dark%2Dfield%2dmicroscopy', '/diagnosis/dark-field-microscopy'],
    ['/de/%C3%A4%2Fb%3A', '/de/%c3%a4%2fb%3a'],
  ])('%s → %s', (path, tidy) => {
    expect(canonicalPath(path)).toBe(tidy);
    expect(canonicalPath(tidy)).toBe(tidy);
  });
});
