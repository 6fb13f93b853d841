import { getTranslation } from '@payloadcms/translations';
import type { DocumentViewServerProps } from 'payload';
// Payload does not export it, and a view of one's own replaces it as a whole.
import { VersionsView as PayloadVersionsView } from '../../../node_modules/@payloadcms/next/dist/views/Versions/index.js';

// Payload hands the label of a global to the browser as it is, which fails on a function. Seen in
// 3.90.1, not reported; tests/e2e/studio-versions-and-lists.spec.ts has it.
export function GlobalVersionsView({ initPageResult, ...props }: DocumentViewServerProps) {
  const { globalConfig } = initPageResult;
  const named = globalConfig && {
    ...globalConfig,
    label: getTranslation(globalConfig.label, props.i18n),
  };
  return PayloadVersionsView({
    ...props,
    initPageResult: { ...initPageResult, globalConfig: named },
  });
}
