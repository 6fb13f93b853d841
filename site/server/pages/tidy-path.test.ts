import { expect, it } from 'vitest';
import { tidyPath } from './tidy-path.ts';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/de/', '/de'],
  ['//de//Diagnose/', '/de/diagnose'],
  ['//evil.example/', '/evil.example'],
  ['/DE', '/de'],
  ['/DE/Video/AbC-1', '/de/video/AbC-1'],
  ['/videos/Myths', '/videos/myths'],
])('%s → %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
  expect(tidyPath(tidy)).toBe(tidy);
});
