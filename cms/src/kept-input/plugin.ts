import type { CollectionConfig, CustomComponent, GlobalConfig } from 'payload';
import { uiField } from '../fields/ui-field.ts';
import { feature } from '../plugin/feature.ts';

/** What is typed is kept until it is saved: over the end of a session, a restart, a refused save. */
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
  const { components } = collection.admin ?? {};
  return {
    ...collection,
    fields: [keptInputField, ...collection.fields],
    admin: {
      ...collection.admin,
      components: { ...components, edit: withNotSaved(components?.edit) },
    },
  };
}

function withKeptGlobalInput(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  return {
    ...global,
    fields: [keptInputField, ...global.fields],
    admin: {
      ...global.admin,
      components: { ...components, elements: withNotSaved(components?.elements) },
    },
  };
}

type Controls = { beforeDocumentControls?: CustomComponent[] };

const withNotSaved = <Parts extends Controls>(parts?: Parts) => ({
  ...parts,
  beforeDocumentControls: [NOT_SAVED, ...(parts?.beforeDocumentControls ?? [])],
});
