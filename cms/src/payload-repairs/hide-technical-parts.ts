import type {
  Field,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { isAdmin } from '../access/roles.ts';

/**
 * Hides Payload's API tab and technical columns, which editors do not need. This protects nothing:
 * access rules do.
 */
export function hideTechnicalParts(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    hideApiTab(entity);
    for (const field of entity.fields) hideFromLists(field);
  }
  return config;
}

type ListOptions = {
  components?: { Cell?: unknown };
  disableListColumn?: boolean;
  disableListFilter?: boolean;
  hidden?: boolean;
};

/**
 * Payload offers fields that no form shows as columns and filters of lists all the same, and by
 * their raw names: they have no words for people.
 */
function hideFromLists(field: Field): void {
  const options: ListOptions = (field.admin ??= {});
  const isDrawnInForms = field.type === 'ui' && !options.components?.Cell;
  if (options.hidden || isDrawnInForms) {
    options.disableListColumn = true;
    options.disableListFilter = true;
  }
  const groups = field.type === 'tabs' ? field.tabs : [field];
  for (const group of groups) {
    if ('fields' in group) for (const inner of group.fields) hideFromLists(inner);
  }
}

/** Shows the tab with an entry's JSON to administrators alone. */
function hideApiTab(entity: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  const components = ((entity.admin ??= {}).components ??= {});
  const edit = ((components.views ??= {}).edit ??= {}) as { api?: { tab?: object } };
  edit.api = { ...edit.api, tab: { ...edit.api?.tab, condition: byAdmins } };
}

const byAdmins = ({ req }: { req: Parameters<typeof isAdmin>[0] }) => isAdmin(req);
