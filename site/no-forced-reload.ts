import type { Plugin } from 'vite';
import { PART_MISSING } from './app/navigation/part-missing.ts';

/** What the router does when a part of a page cannot be loaded. */
const FORCED = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
const MARK = 'Error loading route module';
const INSTEAD = `window.dispatchEvent(new Event('${PART_MISSING}')); return { default() { throw error; } };`;

/**
 * The router reloads the page whenever a part of it cannot be loaded, and each time anew, even for
 * one that is only fetched ahead. Here the page is told (app/navigation/use-page-links.ts), and such a
 * part becomes a component that fails: for whoever comes to it otherwise than by a link, the error
 * page decides. An update of the router that is written differently stops the build.
 */
export function noForcedReload(): Plugin {
  let isFound = false;
  return {
    name: 'no-forced-reload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('react-router') || !code.includes(MARK)) return undefined;
      isFound = FORCED.test(code);
      return { code: code.replace(FORCED, INSTEAD), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('The router reloads pages in a way that is not known here');
    },
  };
}
