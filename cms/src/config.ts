import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { it } from '@payloadcms/translations/languages/it';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { sealLogins } from './access/seal-logins.ts';
import { categories } from './collections/categories.ts';
import { categoryItems } from './collections/category-items.ts';
import { diagnose } from './collections/diagnose.ts';
import { documents } from './collections/documents.ts';
import { downloads } from './collections/downloads.ts';
import { headerMessages } from './collections/header-messages.ts';
import { healthConcerns } from './collections/health-concerns.ts';
import { images } from './collections/images.ts';
import { media } from './collections/media.ts';
import { news } from './collections/news.ts';
import { pages } from './collections/pages.ts';
import { programs } from './collections/programs.ts';
import { redirects } from './collections/redirects.ts';
import { rooms } from './collections/rooms.ts';
import { slugHistory } from './collections/slug-history.ts';
import { team } from './collections/team.ts';
import { testimonials } from './collections/testimonials.ts';
import { therapies } from './collections/therapies.ts';
import { treatments } from './collections/treatments.ts';
import { users } from './collections/users.ts';
import { vacancies } from './collections/vacancies.ts';
import { videoCategories } from './collections/video-categories.ts';
import { videos } from './collections/videos.ts';
import { contentVersions } from './content-version.ts';
import { lastSaves } from './editing/last-saves.ts';
import { refusingStaleGlobalSaves, refusingStaleSaves } from './editing/refuse-stale-saves.ts';
import { editorFeatures } from './editor.ts';
import { env } from './env.ts';
import { clinic } from './globals/clinic.ts';
import { home } from './globals/home.ts';
import { menu } from './globals/menu.ts';
import { answerRefusals } from './hooks/answer-refusals.ts';
import { withDefaultLanguage } from './hooks/default-language.ts';
import { submissions } from './inbox/ledger.ts';
import { requests } from './inbox/requests.ts';
import { submittedPictures } from './inbox/submitted-pictures.ts';
import { subscribers } from './inbox/subscribers.ts';
import { DEFAULT_LOCALE, type Label, LOCALE_ENTRIES } from './locales.ts';
import { logOptions } from './log-options.ts';
import { mails } from './mail/mails.ts';
import { queuedMail } from './mail/queued-mail.ts';
import { STUDIO_WORDS } from './studio-words.ts';

const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/**
 * Errors of users are not logged as errors. None is logged at `info`: at that level alone Payload
 * logs the message, which may contain what was typed, instead of the error.
 */
const LOGGING_LEVELS = {
  AuthenticationError: 'warn',
  LockedAuth: 'warn',
  Forbidden: 'debug',
  Locked: 'debug',
  MissingFile: 'debug',
  NotFound: 'debug',
  QueryError: 'debug',
  StaleSave: 'debug',
  StillUsed: 'debug',
  ValidationError: 'debug',
} as const;

/** The groups of the studio's navigation. */
const INBOX: Label = { en: 'Inbox', de: 'Posteingang', it: 'Posta in arrivo' };
const PAGES: Label = { en: 'Pages', de: 'Seiten', it: 'Pagine' };
const MEDICINE: Label = { en: 'Medicine', de: 'Medizin', it: 'Medicina' };
const HOUSE: Label = { en: 'The house', de: 'Das Haus', it: 'La casa' };
const STORIES: Label = { en: 'News and videos', de: 'News und Videos', it: 'News e video' };
const FILES: Label = { en: 'Files', de: 'Dateien', it: 'File' };
const ACCESS: Label = { en: 'Access', de: 'Zugang', it: 'Accesso' };

function grouped<Entry extends { admin?: object }>(group: Label, entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, admin: { ...entry.admin, group } }));
}

const config = buildConfig({
  secret: env.SECRET,
  serverURL: env.STUDIO_URL,
  // Cookies are accepted only on requests from the studio's own origin.
  csrf: [env.STUDIO_URL],
  cookiePrefix: 'studio',
  telemetry: false,
  logger: { options: logOptions(env.LOG_LEVEL) },
  loggingLevels: LOGGING_LEVELS,
  graphQL: { disable: true },
  typescript: { autoGenerate: false, outputFile: 'cms/src/payload-types.ts' },
  experimental: { localizeStatus: true },
  i18n: {
    supportedLanguages: { en, de, it },
    fallbackLanguage: 'en',
    translations: STUDIO_WORDS,
  },
  localization: {
    locales: Object.values(LOCALE_ENTRIES).map(({ code, name: label }) => ({ code, label })),
    defaultLocale: DEFAULT_LOCALE,
    // The site falls back to English where a translation is missing. Here the English text would
    // appear in the form of the other language, and the next save would store it.
    fallback: false,
    // Publishing all languages would also publish unfinished translations of others.
    defaultLocalePublishOption: 'active',
  },
  admin: {
    user: users.slug,
    // Payload's default, Gravatar, would be loaded from an outside host.
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    meta: {
      titleSuffix: '· Alpsera',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      // Otherwise anybody could make the studio render preview images for shared links.
      defaultOGImageType: 'off',
    },
    components: {
      graphics: { Icon: '/components/logo.tsx#LogoMark', Logo: '/components/logo.tsx#Logo' },
    },
    // Used by `generate:importmap` only, which runs in the root folder of the repository.
    importMap: {
      autoGenerate: false,
      baseDir: 'studio',
      importMapFile: 'studio/app/(payload)/admin/importMap.js',
    },
  },
  collections: [
    ...[
      ...grouped(INBOX, [requests, subscribers, mails]),
      ...grouped(MEDICINE, [healthConcerns, diagnose, therapies, treatments, programs]),
      ...grouped(HOUSE, [rooms, team, testimonials, images, vacancies, downloads]),
      ...grouped(STORIES, [news, videos, videoCategories]),
      ...grouped(PAGES, [pages, categories, categoryItems, headerMessages, redirects]),
      ...grouped(FILES, [media, documents]),
    ].map(refusingStaleSaves),
    ...grouped(ACCESS, [users]),
    slugHistory,
    submittedPictures,
  ],
  globals: grouped(PAGES, [home, clinic, menu]).map(refusingStaleGlobalSaves),
  hooks: { afterError: [answerRefusals] },
  email: queuedMail,
  editor: lexicalEditor({ features: editorFeatures }),
  db: postgresAdapter({
    // Without a timeout, a database that does not respond would block callers for ever. Each save
    // needs two connections, one for its transaction and one for its lock.
    pool: { connectionString: env.DATABASE_URL, max: 20, connectionTimeoutMillis: 5_000 },
    idType: 'uuidv7',
    allowIDOnCreate: true,
    push: false,
    migrationDir: 'cms/migrations',
    afterSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: {
          ...schema.tables,
          content_versions: contentVersions,
          last_saves: lastSaves,
          submissions,
        },
      }),
    ],
  }),
  upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true },
  sharp,
});

export default config.then(sealLogins).then(withDefaultLanguage);
