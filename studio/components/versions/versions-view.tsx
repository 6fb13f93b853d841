import { getTranslation } from '@payloadcms/translations';
import type { DocumentViewServerProps } from 'payload';
// Payload does not export its view, which a custom view would otherwise replace as a whole.
import { VersionsView as PayloadVersionsView } from '../../../node_modules/@payloadcms/next/dist/views/Versions/index.js';

// Payload passes the label of a global to the browser as it is, which fails if that is a function.
// Seen in 3.90.1, not reported; tests/e2e/studio-versions-and-lists.spec.ts has it.
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
