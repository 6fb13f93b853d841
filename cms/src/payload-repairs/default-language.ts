import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { DEFAULT_LOCALE, LOCALES } from '../clinic-config/locales.ts';

/**
 * Requests without a language get the default one: as the config has no fallback, Payload would not
 * store their texts. Seen in 3.90.1; reported as payloadcms/payload#18180.
 */
export function withDefaultLanguage(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    if (entity.endpoints) entity.endpoints = entity.endpoints.map(inSomeLanguage);
  }
  return config;
}

function inSomeLanguage<Known extends Omit<Endpoint, 'root'>>(endpoint: Known): Known {
  const handler = (req: PayloadRequest) => {
    const known = ['all', ...LOCALES].find((locale) => locale === req.locale);
    req.locale = (known as typeof req.locale) ?? DEFAULT_LOCALE;
    return endpoint.handler(req);
  };
  return { ...endpoint, handler };
}
