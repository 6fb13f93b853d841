import type { CollectionAfterDeleteHook, CollectionConfig, GlobalConfig, Field } from 'payload';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import {
  forgetLanguageChanges,
  languageChanges,
  noteGlobalLanguageChange,
  noteLanguageChange,
} from './language-changes.ts';

export const translations = (collections: readonly string[]) =>
  feature({
    tables: () => ({ language_changes: languageChanges }),
    views: {
      translations: {
        Component: '/components/translations/translations-view.tsx#TranslationsView',
        path: '/translations',
      },
    },
    components: { beforeNavLinks: '/components/translations/nav-link.tsx#TranslationsNavLink' },
    changes: { collections, collection: followTranslations, global: followGlobalTranslations },
  });

const forgetLanguages: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  forgetLanguageChanges(req, collection.slug, id);

function followTranslations(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const last = { beforeChange: [noteLanguageChange], afterDelete: [forgetLanguages] };
  return extend({ ...collection, fields: withSourceText(collection.fields) }, { last });
}

const followGlobalTranslations = (global: GlobalConfig): GlobalConfig =>
  extend(global, { last: { beforeChange: [noteGlobalLanguageChange] } });

const COMPONENT = '/components/translations/source-text.tsx#SourceText';
const TEXTS = new Set(['text', 'textarea', 'richText']);

/** Adds the English text below each translated text, for those who translate it. */
function withSourceText(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (TEXTS.has(field.type) && 'localized' in field && field.localized) return withSource(field);
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withSourceText(tab.fields) }));
      return { ...field, tabs };
    }
    // Rows of a translated list differ from language to language: none has a source to show.
    if ('fields' in field && !('localized' in field && field.localized)) {
      return { ...field, fields: withSourceText(field.fields) } as Field;
    }
    return field;
  });
}

function withSource(field: Field): Field {
  const { admin = {} } = field as { admin?: { components?: object } };
  return {
    ...field,
    admin: { ...admin, components: { afterInput: [COMPONENT], ...admin.components } },
  } as Field;
}
