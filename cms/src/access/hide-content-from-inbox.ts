import type { CollectionConfig, GlobalConfig } from 'payload';
import { hasToDoWithContent } from './roles.ts';

const isHidden = ({ user }: { user: unknown }) => !hasToDoWithContent(user);

/** Who only answers requests finds nothing of content in the panel: it would be in their way. */
export function hideFromInbox<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  const { admin } = config;
  return { ...config, admin: { ...admin, hidden: admin?.hidden === true || isHidden } };
}
