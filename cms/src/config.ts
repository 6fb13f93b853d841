import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { it } from '@payloadcms/translations/languages/it';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { diagnose } from './collections/diagnose.ts';
import { headerMessages } from './collections/header-messages.ts';
import { media } from './collections/media.ts';
import { users } from './collections/users.ts';
import { contentVersions } from './content-version.ts';
import { editorFeatures } from './editor.ts';
import { env } from './env.ts';
import { clinic } from './globals/clinic.ts';
import { home } from './globals/home.ts';
import { DEFAULT_LOCALE, type Label } from './locales.ts';
import { noMail } from './no-mail.ts';

const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** The headings under which the studio lists what can be edited. */
const CONTENT: Label = { en: 'Content', de: 'Inhalte', it: 'Contenuti' };
const ACCESS: Label = { en: 'Access', de: 'Zugang', it: 'Accesso' };

function grouped<Entry extends { admin?: object }>(group: Label, entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, admin: { ...entry.admin, group } }));
}

export default buildConfig({
  secret: env.SECRET,
  serverURL: env.STUDIO_URL,
  // Cookies count only on requests that come from the studio itself.
  csrf: [env.STUDIO_URL],
  cookiePrefix: 'studio',
  telemetry: false,
  graphQL: { disable: true },
  typescript: { autoGenerate: false, outputFile: 'cms/src/payload-types.ts' },
  experimental: { localizeStatus: true },
  i18n: { supportedLanguages: { en, de, it }, fallbackLanguage: 'en' },
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch' },
      { code: 'it', label: 'Italiano' },
    ],
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
    // Publishing all of them would publish the half-done translations of others.
    defaultLocalePublishOption: 'active',
  },
  admin: {
    user: users.slug,
    // The default avatar would be asked from an outside host.
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    meta: {
      titleSuffix: '· Alpsera',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      // Otherwise anyone may have the studio draw pictures for shared links.
      defaultOGImageType: 'off',
    },
    components: {
      graphics: { Icon: '/components/logo.tsx#LogoMark', Logo: '/components/logo.tsx#Logo' },
    },
    // Read by `generate:importmap` alone, which runs in the folder of the repository.
    importMap: {
      autoGenerate: false,
      baseDir: 'studio',
      importMapFile: 'studio/app/(payload)/admin/importMap.js',
    },
  },
  collections: [
    ...grouped(CONTENT, [diagnose, headerMessages, media]),
    ...grouped(ACCESS, [users]),
  ],
  globals: grouped(CONTENT, [home, clinic]),
  email: noMail,
  editor: lexicalEditor({ features: editorFeatures }),
  db: postgresAdapter({
    pool: { connectionString: env.DATABASE_URL, max: 10 },
    idType: 'uuidv7',
    allowIDOnCreate: true,
    push: false,
    migrationDir: 'cms/migrations',
    afterSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: { ...schema.tables, content_versions: contentVersions },
      }),
    ],
  }),
  upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true },
  sharp,
});
