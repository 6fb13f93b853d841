import type { SanitizedConfig } from 'payload';

/**
 * Payload's form reads a global without its status, and calls it a draft after every change. So its
 * status is always read along. Seen in 3.90.1.
 */
export function readGlobalStatus(config: SanitizedConfig): SanitizedConfig {
  for (const global of config.globals) {
    if (global.versions?.drafts) global.forceSelect = { ...global.forceSelect, _status: true };
  }
  return config;
}
