import type { SanitizedConfig } from 'payload';

/**
 * Payload offers to verify an address where none is verified, and fails on a field that is not
 * there. Seen in 3.90.1; not reported upstream that we know of.
 */
export function removeVerifyEndpoint(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.auth || collection.auth.verify || !collection.endpoints) continue;
    collection.endpoints = collection.endpoints.filter(({ path }) => path !== '/verify/:id');
  }
  return config;
}
