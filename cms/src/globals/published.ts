import type { Field, GlobalConfig } from 'payload';
import { editors, publishedOrStaff, staff } from '../access/roles.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { globalPreviewAdmin } from '../preview/preview-admin.ts';

type PublishedConfig = { slug: string; label: Label; fields: Field[] };

/** Like an entry, a global has drafts and versions per language; the site reads published ones. */
export function publishedGlobal(config: PublishedConfig): GlobalConfig {
  return {
    ...config,
    access: { read: publishedOrStaff, readVersions: staff, update: editors },
    admin: globalPreviewAdmin(config.slug, {
      components: {
        elements: { PublishButton: '/components/payload-repairs/publish.tsx#Publish' },
      },
    }),
    versions: { max: 50, drafts: { autosave: { interval: 800 }, localizeStatus: true } },
  };
}
