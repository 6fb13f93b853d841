import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { changeEntities } from '../plugin/change-entities.ts';
import { worksWithContent } from '../access/roles.ts';

const isHidden = ({ user }: { user: unknown }) => !worksWithContent(user);

/** Who only answers requests finds nothing of content in the panel: it would be in their way. */
export const inboxRole = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: hideFromInbox, global: hideFromInbox });

function hideFromInbox<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const { admin } = config;
  return { ...config, admin: { ...admin, hidden: admin?.hidden === true || isHidden } };
}
