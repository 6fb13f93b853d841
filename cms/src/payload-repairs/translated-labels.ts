import { getTranslation } from '@payloadcms/translations';
import type {
  CollectionConfig,
  Field,
  GlobalConfig,
  LabelFunction,
  Plugin,
  StaticLabel,
} from 'payload';
import { feature } from '../plugin/feature.ts';

/**
 * The panel puts labels into sentences as they are: a map of languages reads “[object Object]”.
 * The server calls a function. Seen in 3.90.1; payloadcms/payload#5992 for one sentence. No
 * test shows the fault, which is deep within the panel.
 */
function translatedLabel(label: LabelFunction | StaticLabel): LabelFunction {
  return ({ i18n }) => getTranslation(label, i18n);
}

export const translatedLabels = (): Plugin =>
  feature({
    components: { header: '/components/payload-repairs/translated-names.tsx#TranslatedNames' },
    changes: { collection: withLabels, global: withGlobalLabels },
  });

function withLabels(collection: CollectionConfig): CollectionConfig {
  const { singular, plural } = collection.labels ?? {};
  const fields = collection.fields.map(fieldWithLabel);
  if (!singular || !plural) return { ...collection, fields };
  return {
    ...collection,
    fields,
    labels: { singular: translatedLabel(singular), plural: translatedLabel(plural) },
  };
}

function withGlobalLabels(global: GlobalConfig): GlobalConfig {
  const fields = global.fields.map(fieldWithLabel);
  return { ...global, fields, ...(global.label && { label: translatedLabel(global.label) }) };
}

function fieldWithLabel(field: Field): Field {
  const inner = 'fields' in field ? { fields: field.fields.map(fieldWithLabel) } : {};
  const isTranslated = 'label' in field && isMap(field.label) && !isDrawnOnServer(field);
  const label = isTranslated ? { label: translatedLabel(field.label as StaticLabel) } : {};
  return { ...field, ...inner, ...label } as Field;
}

/** The label of a field with its own component would stay in the language of whoever came first. */
function isDrawnOnServer(field: Field): boolean {
  const { admin } = field as { admin?: { components?: { Field?: unknown } } };
  return field.type === 'richText' || admin?.components?.Field !== undefined;
}

function isMap(label: unknown): label is Record<string, string> {
  return typeof label === 'object' && label !== null;
}
