import type {
  Field,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { isAdmin } from '../access/roles.ts';

/**
 * Payload shows everybody the tab with an entry's JSON, and offers as columns what no form shows.
 * Hiding them protects nothing: access rules do that. Seen in 3.90.1.
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

/** Fields that are in no form either, but for which Payload has words. */
const NAMED_BY_PAYLOAD = new Set(['createdAt', 'updatedAt', 'deletedAt', 'filename']);

function hideFromLists(field: Field): void {
  const options: ListOptions = (field.admin ??= {});
  const isDrawnInForms = field.type === 'ui' && !options.components?.Cell;
  const isInWords = 'name' in field && NAMED_BY_PAYLOAD.has(field.name ?? '');
  if ((options.hidden && !isInWords) || isDrawnInForms) {
    options.disableListColumn = true;
    options.disableListFilter = true;
  }
  const groups = field.type === 'tabs' ? field.tabs : [field];
  for (const group of groups) {
    if ('fields' in group) for (const inner of group.fields) hideFromLists(inner);
  }
}

function hideApiTab(entity: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  const components = ((entity.admin ??= {}).components ??= {});
  const edit = ((components.views ??= {}).edit ??= {}) as { api?: { tab?: object } };
  edit.api = { ...edit.api, tab: { ...edit.api?.tab, condition: ifAdmin } };
}

const ifAdmin = ({ req }: { req: Parameters<typeof isAdmin>[0] }) => isAdmin(req);
