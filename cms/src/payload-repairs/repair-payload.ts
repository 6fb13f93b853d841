import type { SanitizedConfig } from 'payload';
import { blockLoginFieldQueries } from './block-login-field-queries.ts';
import { withDefaultLanguage } from './default-language.ts';
import { hideTechnicalParts } from './hide-technical-parts.ts';
import { mendFolders } from './mend-folders.ts';
import { notFoundIfMissing } from './not-found-if-missing.ts';
import { ownEditorWords } from './own-editor-words.ts';
import { ownLocksOnly } from './own-locks.ts';
import { readGlobalStatus } from './read-global-status.ts';
import { withInputCheck } from './refuse-bad-input.ts';
import { removeDeadEndpoints } from './remove-dead-endpoints.ts';
import { withRestoreAsDraft } from './restore-as-draft.ts';

/**
 * Repairs of what plugins do not see yet. Where a test can tell, it fails once Payload has mended
 * the fault, and the repair can go. Hooks are appended in this order; withInputCheck's come first.
 */
const REPAIRS = [
  blockLoginFieldQueries,
  removeDeadEndpoints,
  withInputCheck,
  notFoundIfMissing,
  ownLocksOnly,
  withRestoreAsDraft,
  hideTechnicalParts,
  withDefaultLanguage,
  mendFolders,
  ownEditorWords,
  readGlobalStatus,
];

export const repairPayload = (config: SanitizedConfig): SanitizedConfig =>
  REPAIRS.reduce((repaired, repair) => repair(repaired), config);
