import type { SanitizedConfig } from 'payload';

/** The panel reads a global without its status, and always calls it a draft. Seen in 3.90.1. */
export function readGlobalStatus(config: SanitizedConfig): SanitizedConfig {
  for (const global of config.globals) {
    if (global.versions?.drafts) global.forceSelect = { ...global.forceSelect, _status: true };
  }
  return config;
}
