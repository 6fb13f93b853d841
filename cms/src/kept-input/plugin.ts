import type { CollectionConfig, GlobalConfig } from 'payload';
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
  const { admin, fields } = collection;
  const edit = {
    ...admin?.components?.edit,
    beforeDocumentControls: [NOT_SAVED, ...(admin?.components?.edit?.beforeDocumentControls ?? [])],
  };
  return {
    ...collection,
    fields: [keptInputField, ...fields],
    admin: { ...admin, components: { ...admin?.components, edit } },
  };
}

function withKeptGlobalInput(global: GlobalConfig): GlobalConfig {
  const { admin, fields } = global;
  const elements = {
    ...admin?.components?.elements,
    beforeDocumentControls: [
      NOT_SAVED,
      ...(admin?.components?.elements?.beforeDocumentControls ?? []),
    ],
  };
  return {
    ...global,
    fields: [keptInputField, ...fields],
    admin: { ...admin, components: { ...admin?.components, elements } },
  };
}
