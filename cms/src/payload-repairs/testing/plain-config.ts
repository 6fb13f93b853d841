import { buildConfig, type Config, type SanitizedConfig } from 'payload';

/** A configuration as Payload itself makes it, without any repair. */
export async function plainConfig(config: Partial<Config> = {}): Promise<SanitizedConfig> {
  const users = { slug: 'users', auth: true as const, fields: [] };
  const { collections = [], ...others } = config;
  return buildConfig({
    db: {} as never,
    secret: 'a secret',
    telemetry: false,
    collections: [users, ...collections],
    ...others,
  });
}
