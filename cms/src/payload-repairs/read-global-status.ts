import type { SanitizedConfig } from 'payload';

/** The form reads a global without its status, and calls it a draft for ever. Seen in 3.90.1. */
export function readGlobalStatus(config: SanitizedConfig): SanitizedConfig {
  for (const global of config.globals) {
    if (global.versions?.drafts) global.forceSelect = { ...global.forceSelect, _status: true };
  }
  return config;
}
