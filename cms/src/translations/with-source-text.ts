import type { Field } from 'payload';

const COMPONENT = '/components/translations/source-text.tsx#SourceText';
const TEXTS = new Set(['text', 'textarea', 'richText']);

/** Adds the English text below each translated text, for those who translate it. */
export function withSourceText(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (TEXTS.has(field.type) && 'localized' in field && field.localized) return marked(field);
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withSourceText(tab.fields) }));
      return { ...field, tabs };
    }
    // Rows of a translated list differ from language to language: there is no row beside a row.
    if ('fields' in field && !('localized' in field && field.localized)) {
      return { ...field, fields: withSourceText(field.fields) } as Field;
    }
    return field;
  });
}

function marked(field: Field): Field {
  const { admin = {} } = field as { admin?: { components?: object } };
  return {
    ...field,
    admin: { ...admin, components: { afterInput: [COMPONENT], ...admin.components } },
  } as Field;
}
