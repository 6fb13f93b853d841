import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';

/**
 * Whoever has looked at files by folder once is shown them so from then on, without those that are
 * in no folder: the library looks empty for good. So their list begins with all of them. Seen in
 * 3.90.1; not reported upstream that we know of.
 */
export function forgetFolderView(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === 'payload-preferences');
  preferences?.hooks.afterRead.push(withoutFolderView);
  return config;
}

type Preference = { value?: { listViewType?: string } | null };

const withoutFolderView: CollectionAfterReadHook<Preference & { id: string }> = ({ doc }) => {
  if (doc.value?.listViewType !== 'folders') return doc;
  return { ...doc, value: { ...doc.value, listViewType: 'list' } };
};
