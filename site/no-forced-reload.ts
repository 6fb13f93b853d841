import type { Plugin } from 'vite';

/** What the router does when a part of a page cannot be loaded. */
const FORCED = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
const MARK = 'Error loading route module';

/**
 * The router reloads the page whenever a part of it cannot be loaded, and each time anew, even for
 * one that is only fetched ahead. Here such a part becomes a component that fails: the error page
 * decides what follows, see app/navigation/chunk-reload.ts. An update of the router that is
 * written differently stops the build.
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
      return { code: code.replace(FORCED, 'return { default() { throw error; } };'), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('The router reloads pages in a way that is not known here');
    },
  };
}
