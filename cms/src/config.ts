import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { it } from '@payloadcms/translations/languages/it';
import { buildConfig, type GlobalConfig } from 'payload';
import sharp from 'sharp';
import { accounts } from './accounts/users.ts';
import { apiTokens } from './api-tokens/api-tokens.ts';
import { arrangedLists } from './arrange/arrange.ts';
import { auditLog } from './audit-log/log-changes.ts';
import { bin } from './bin/plugin.ts';
import { CLINIC } from './clinic-config/clinic.ts';
import { DEFAULT_LOCALE, LOCALE_ENTRIES, LOCALES } from './clinic-config/locales.ts';
import { CONTENT_COLLECTIONS } from './collections/content-collections.ts';
import { contentVersions } from './content-versions/plugin.ts';
import { copies } from './copies/duplicate.ts';
import { emptyLists } from './empty-lists/plugin.ts';
import { errorMessages } from './error-messages/translate-errors.ts';
import { SHOWN_MOMENT } from './fields/day.ts';
import { fileFolders } from './files/file-folders.ts';
import { filesInS3 } from './files/keep-in-s3.ts';
import { MAX_UPLOAD_MB } from './files/limits.ts';
import { firstSteps } from './first-steps/plugin.ts';
import { clinic } from './globals/clinic.ts';
import { home } from './globals/home.ts';
import { menu } from './globals/menu.ts';
import { inboxRole, remoteContent, switchedOffPages } from './hidden-content/hide-content.ts';
import { inbox } from './inbox/plugin.ts';
import { keptInput } from './kept-input/plugin.ts';
import { logOptions } from './logging/log-options.ts';
import { queuedMails } from './mail/queued-mail.ts';
import { newEntries } from './new-entries/plugin.ts';
import { withTimeOfChange } from './payload-repairs/keep-time-of-change.ts';
import { withHandledConnectRejection } from './payload-repairs/handle-connect-rejection.ts';
import { keptLocks } from './payload-repairs/keep-locks.ts';
import { noInheritedNames } from './payload-repairs/no-inherited-names.ts';
import { repairPayload } from './payload-repairs/repair-payload.ts';
import { translatedLabels } from './payload-repairs/translated-labels.ts';
import { versionViews } from './payload-repairs/version-views.ts';
import { feature, grouped, PAGES } from './plugin/feature.ts';
import { publishAdvice } from './publish-advice/plugin.ts';
import { publishLater } from './publish-later/schedules.ts';
import { publishMany } from './publish-many/publish-many.ts';
import { reviews } from './reviews/plugin.ts';
import { secondFactor } from './second-factor/plugin.ts';
import { openSessions } from './sessions/plugin.ts';
import { env } from './settings/env.ts';
import { slugHistory } from './slug-history/slug-history.ts';
import { staleSaves } from './stale-saves/refuse-stale-saves.ts';
import { studioSearch } from './studio-search/plugin.ts';
import type { Label } from './studio-words/studio-languages.ts';
import { STUDIO_WORDS } from './studio-words/studio-words.ts';
import { editorFeatures } from './text-blocks/editor.ts';
import { linkedEntries } from './text-blocks/linked-entries.ts';
import { translations } from './translations/plugin.ts';
import { translators } from './translators/translators.ts';

/**
 * Errors that users cause are not logged as errors. None is at `info`: only there Payload logs the
 * message, which may contain what somebody typed.
 */
const LOGGING_LEVELS = {
  AuthenticationError: 'warn',
  BadInput: 'debug',
  LockedAuth: 'warn',
  Forbidden: 'debug',
  Locked: 'debug',
  MissingFile: 'debug',
  MissingPicture: 'warn',
  NotFound: 'debug',
  NotYourLanguage: 'debug',
  QueryError: 'debug',
  SecondFactorNeeded: 'warn',
  StaleSave: 'debug',
  StillUsed: 'debug',
  TooManyAttempts: 'warn',
  ValidationError: 'debug',
} as const;

const login = feature({ views: { login: { Component: '/components/login/login.tsx#Login' } } });
const overview = feature({
  components: { beforeDashboard: '/components/overview/dashboard.tsx#Dashboard' },
});
const undo = feature({ components: { header: '/components/undo/undo-offer.tsx#UndoOffer' } });
const photos = feature({ components: { header: '/components/photos/photo-gate.tsx#PhotoGate' } });
const guide = feature({
  views: { guide: { path: '/guide', Component: '/components/guide/guide-view.tsx#GuideView' } },
  components: { afterNavLinks: '/components/guide/nav-link.tsx#GuideNavLink' },
});

const content = CONTENT_COLLECTIONS.map(({ slug }) => slug);
/** Testimonials come from visitors: they are handled in the inbox, wherever the content is. */
const ownContent = content.filter((slug) => slug !== 'testimonials');
const edited = ['requests', 'subscribers', 'mails', ...content];

/** What the content API serves by name. */
const readable = [...CONTENT_COLLECTIONS, home, clinic, menu]
  .filter(({ slug }) => !['redirects', 'media', 'documents'].includes(slug))
  .map((one) => ({
    slug: one.slug,
    label: ('labels' in one ? one.labels?.plural : (one as GlobalConfig).label) as Label,
  }));

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
  typescript: { autoGenerate: false, outputFile: 'cms/src/database/payload-types.ts' },
  experimental: { localizeStatus: true },
  i18n: {
    supportedLanguages: { en, de, it },
    fallbackLanguage: 'en',
    translations: STUDIO_WORDS,
  },
  localization: {
    locales: LOCALE_ENTRIES.map(({ code, name: label }) => ({ code, label })),
    defaultLocale: DEFAULT_LOCALE,
    // A fallback would put the default language's text into another's form, whose save stores it.
    fallback: false,
    // Publishing all languages would also publish other people's unfinished translations.
    defaultLocalePublishOption: LOCALES.length > 1 ? 'active' : 'all',
  },
  admin: {
    user: 'users',
    // Payload's default, Gravatar, would be loaded from an outside host.
    avatar: 'default',
    // Payload's four seconds are too short for slow readers.
    toast: { duration: 10_000 },
    dateFormat: SHOWN_MOMENT,
    meta: {
      titleSuffix: `· ${CLINIC.name}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/icon.svg' }],
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
  collections: CONTENT_COLLECTIONS,
  globals: grouped(PAGES, [home, clinic, menu]),
  // Hooks added `last` run in this order, those added `first` in reverse: see hook-order.test.ts.
  plugins: [
    queuedMails(),
    inbox(),
    accounts(),
    apiTokens(readable),
    login,
    secondFactor(),
    openSessions(),
    contentVersions(content),
    translations(content),
    bin(content),
    slugHistory(content),
    copies(content),
    newEntries(content),
    arrangedLists(content),
    publishLater(),
    publishMany(content),
    publishAdvice(content),
    reviews(content),
    auditLog([...edited, 'users', 'api_tokens']),
    staleSaves(edited),
    keptLocks(edited),
    keptInput(edited),
    errorMessages(edited),
    translators(edited),
    ...(env.CONTENT_API_HOST ? [remoteContent(ownContent)] : []),
    switchedOffPages(edited),
    inboxRole(ownContent),
    overview,
    undo,
    studioSearch(content),
    photos,
    firstSteps(),
    guide,
    emptyLists(),
    linkedEntries(),
    translatedLabels(),
    versionViews(),
    // Last, so that a file is moved to S3 only when nothing else can refuse the save.
    filesInS3(),
  ],
  onInit: noInheritedNames,
  folders: fileFolders,
  editor: lexicalEditor({ features: editorFeatures }),
  db: withTimeOfChange(
    withHandledConnectRejection(
      postgresAdapter({
        // Without a timeout, a database that does not respond would block callers for ever. Each
        // save needs two connections: for its transaction and for its lock.
        pool: {
          connectionString: env.DATABASE_URL,
          max: env.DATABASE_CONNECTIONS,
          connectionTimeoutMillis: 30_000,
        },
        idType: 'uuidv7',
        allowIDOnCreate: true,
        push: false,
        migrationDir: 'cms/migrations',
      }),
    ),
  ),
  upload: { limits: { fileSize: MAX_UPLOAD_MB * 1024 * 1024 }, abortOnLimit: true },
  sharp,
});

export default config.then(repairPayload);
