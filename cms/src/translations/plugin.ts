import type { CollectionAfterDeleteHook, CollectionConfig, GlobalConfig } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import {
  forgetLanguageChanges,
  languageChanges,
  noteGlobalLanguageChange,
  noteLanguageChange,
} from './language-changes.ts';
import { withSourceText } from './with-source-text.ts';

/** Which translations are missing or older than their source, and the source beside its field. */
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
