import type { CollectionConfig, Config, GlobalConfig } from 'payload';
import { changeEntities } from '../plugin/change-entities.ts';
import { errorSummaryField } from './error-summary-field.ts';
import { translateErrors } from './translate-errors.ts';

/** Says in the words of editors what keeps something from being saved, and where. */
export const errorMessages = (collections: readonly string[]) => {
  const change = changeEntities({ collections, collection: withSummary, global: withSummary });
  return (config: Config): Config => ({
    ...change(config),
    hooks: { afterError: [translateErrors] },
  });
};

function withSummary<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  return { ...entity, fields: [errorSummaryField(), ...entity.fields] };
}
