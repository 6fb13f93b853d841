import type { SanitizedConfig } from 'payload';

/**
 * To know whether a global is online, Payload's form reads it without its status, and calls it a
 * draft after every change. So its status is always read along. Seen in 3.90.1; not reported
 * upstream that we know of.
 */
export function readGlobalStatus(config: SanitizedConfig): SanitizedConfig {
  for (const global of config.globals) {
    if (global.versions?.drafts) global.forceSelect = { ...global.forceSelect, _status: true };
  }
  return config;
}
