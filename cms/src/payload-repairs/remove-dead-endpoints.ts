import type { SanitizedConfig } from 'payload';

/**
 * Payload offers to verify an address where none is verified, and versions of what has none; each
 * fails on a field or a table that is not there. Seen in 3.90.1.
 */
export function removeDeadEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { auth, endpoints, versions } = collection;
    if (!endpoints) continue;
    const isDead = (path: string) =>
      (path === '/verify/:id' && !auth?.verify) || (/^\/versions\b/.test(path) && !versions);
    collection.endpoints = endpoints.filter(({ path }) => !isDead(path));
  }
  return config;
}
