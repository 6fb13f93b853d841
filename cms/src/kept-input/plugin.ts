import type { CollectionConfig, CustomComponent, GlobalConfig } from 'payload';
import { uiField } from '../fields/ui-field.ts';
import { feature } from '../plugin/feature.ts';

/** Keeps what is typed until it is saved: through a session's end, a restart or a refused save. */
export const keptInput = (collections: readonly string[]) =>
  feature({
    components: { header: '/components/kept-input/log-in-again.tsx#LogInAgain' },
    changes: { collections, collection: withKeptInput, global: withKeptGlobalInput },
  });

const keptInputField = uiField('kept_input', 'kept-input/kept-input.tsx#KeptInput', {
  disableBulkEdit: true,
});

const NOT_SAVED = '/components/kept-input/kept-input.tsx#NotSaved';

function withKeptInput(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection;
  const { components } = admin ?? {};
  const ours = { ...components, edit: withNotSaved(components?.edit) };
  return {
    ...collection,
    fields: [keptInputField, ...fields],
    admin: { ...admin, components: ours },
  };
}

function withKeptGlobalInput(global: GlobalConfig): GlobalConfig {
  const { admin, fields } = global;
  const { components } = admin ?? {};
  const ours = { ...components, elements: withNotSaved(components?.elements) };
  return { ...global, fields: [keptInputField, ...fields], admin: { ...admin, components: ours } };
}

const withNotSaved = <Parts extends { beforeDocumentControls?: CustomComponent[] }>(
  parts?: Parts,
) => ({ ...parts, beforeDocumentControls: [NOT_SAVED, ...(parts?.beforeDocumentControls ?? [])] });
