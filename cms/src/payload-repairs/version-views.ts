import type { CollectionConfig, EditConfig, GlobalConfig, Plugin } from 'payload';
import { changeEntities, hasDrafts } from '../plugin/feature.ts';

const VERSION = { Component: '/components/versions/version-view.tsx#VersionView' };
const VERSIONS = { Component: '/components/versions/versions-view.tsx#GlobalVersionsView' };

/** Our own views of versions; studio/components/versions/version-view.tsx says why. */
export const versionViews = (): Plugin => changeEntities({ collection: ofEntry, global: ofGlobal });

function ofEntry(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const { components } = collection.admin ?? {};
  const views = { ...components?.views, edit: withVersion(components?.views?.edit) };
  return { ...collection, admin: { ...collection.admin, components: { ...components, views } } };
}

function ofGlobal(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const edit = { ...withVersion(components?.views?.edit), versions: VERSIONS } as EditConfig;
  const views = { ...components?.views, edit };
  return { ...global, admin: { ...global.admin, components: { ...components, views } } };
}

const withVersion = (edit: EditConfig | undefined) => ({ ...edit, version: VERSION }) as EditConfig;
