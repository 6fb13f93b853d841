import type { SanitizedConfig } from 'payload';

/** Removes endpoints whose field or table does not exist, so that each request fails. Seen in 3.90.1. */
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
