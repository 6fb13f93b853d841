import { translator } from '@clinic/cms/studio-words/translator';
import type { DocumentViewServerProps } from 'payload';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
// Payload does not export its view, which a custom view would otherwise replace as a whole.
import { VersionView as PayloadVersionView } from '../../../node_modules/@payloadcms/next/dist/views/Version/index.js';
import { readKnown, statusOf, versionState, type Version } from './version-state.ts';

type Label = { doc: Version; labelOverride?: string; labelSuffix?: ReactNode };
type Compared = {
  versionFromOptions: { label: ReactNode; value: string }[];
  VersionToCreatedAtLabel: ReactNode;
};

// Payload reads versions in all languages, mistakes the status for that of a single language, and
// calls each draft “previously published”. It also caches the names of fields in the language of
// its first user. Seen in 3.90.1, not reported; tests/e2e/studio-versions-and-lists.spec.ts has it.
export async function VersionView(props: DocumentViewServerProps) {
  const { i18n, initPageResult, searchParams } = props;
  const locale = String(searchParams?.locale ?? initPageResult.req.locale);
  const known = await readKnown(props, locale);
  Object.assign(globalThis, { _payload_doNotCacheClientSchemaMap: true });
  const view = (await PayloadVersionView(props)) as ReactElement<Compared>;

  function relabelled(label: ReactNode): ReactNode {
    if (!isValidElement<Label>(label)) return label;
    const { doc, labelOverride } = label.props;
    const state = translator(i18n)(`version:${versionState(doc, locale, known)}`);
    return cloneElement(label, {
      doc: { ...doc, version: { ...doc.version, _status: statusOf(doc, locale) } },
      labelOverride:
        labelOverride && labelOverride !== state ? `${labelOverride} (${state})` : state,
      labelSuffix: undefined,
    });
  }

  const { VersionToCreatedAtLabel: label, versionFromOptions: options } = view.props;
  return cloneElement(view, {
    VersionToCreatedAtLabel: relabelled(label),
    versionFromOptions: options.map((one) => ({ ...one, label: relabelled(one.label) })),
  });
}
