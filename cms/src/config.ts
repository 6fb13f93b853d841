import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { it } from '@payloadcms/translations/languages/it';
import { buildConfig, type CollectionConfig, type CollectionSlug } from 'payload';
import sharp from 'sharp';
import { inboxRole } from './inbox-role/hide-content-from-inbox.ts';
import { switchedOffPages } from './switched-off-pages/hide-switched-off.ts';
import { remoteContent } from './remote-content/hide-local-content.ts';
import { translators } from './translators/translators.ts';
import { staleSaves } from './stale-saves/refuse-stale-saves.ts';
import { filesInS3 } from './files/keep-in-s3.ts';
import { auditLog } from './audit-log/log-changes.ts';
import { translatedLabels } from './payload-repairs/translated-labels.ts';
import { slugHistory } from './slug-history/slug-history.ts';
import { users } from './accounts/users.ts';
import { CLINIC } from './clinic-config/clinic.ts';
import { CONTENT_COLLECTIONS } from './collections/content-collections.ts';
import { contentVersions } from './content-versions/content-version.ts';
import { lastSaves } from './stale-saves/last-saves.ts';
import { editorFeatures } from './text-blocks/editor.ts';
import { env } from './settings/env.ts';
import { fileFolders } from './files/file-folders.ts';
import { firstStepsEndpoint } from './first-steps/first-steps-endpoint.ts';
import { grouped, PAGES } from './plugin/studio-groups.ts';
import { clinic } from './globals/clinic.ts';
import { home } from './globals/home.ts';
import { menu } from './globals/menu.ts';
import { withHandledConnectRejection } from './payload-repairs/handle-connect-rejection.ts';
import { keptLocks } from './payload-repairs/keep-locks.ts';
import { noInheritedNames } from './payload-repairs/no-inherited-names.ts';
import { repairPayload } from './payload-repairs/repair-payload.ts';
import { translateErrors } from './error-messages/translate-errors.ts';
import { erasures } from './inbox/person/erasures.ts';
import { submissions } from './inbox/delivery/ledger.ts';
import { personEndpoints } from './inbox/person/person-endpoints.ts';
import { requestEventsTable } from './inbox/requests/request-events.ts';
import { requests } from './inbox/requests/requests.ts';
import { submittedPictures } from './inbox/testimonials/submitted-pictures.ts';
import { subscribers } from './inbox/newsletter/subscribers.ts';
import { DEFAULT_LOCALE, LOCALE_ENTRIES, LOCALES } from './clinic-config/locales.ts';
import type { Label } from './studio-words/studio-languages.ts';
import { logOptions } from './logging/log-options.ts';
import { mails } from './mail/mails.ts';
import { languageChanges } from './translations/language-changes.ts';
import { queuedMail } from './mail/queued-mail.ts';
import { log } from './audit-log/log.ts';
import { secondFactors } from './second-factor/second-factors.ts';
import { sessionBrowsers } from './sessions/sessions.ts';
import { schedules } from './publish-later/schedules.ts';
import { STUDIO_WORDS } from './studio-words/studio-words.ts';

const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/**
 * Errors of users are not logged as errors. None is logged at `info`: at that level alone Payload
 * logs the message, which may contain what was typed, instead of the error.
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

/** Groups of the studio's navigation besides those of the content. */
const INBOX: Label = { en: 'Inbox', de: 'Posteingang', it: 'Posta in arrivo' };
const ACCESS: Label = { en: 'Access', de: 'Zugang', it: 'Accesso' };

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts);

const INBOX_COLLECTIONS = [requests, subscribers, mails];
const slugsOf = (collections: CollectionConfig[]) => collections.map(({ slug }) => slug);
const edited = slugsOf([...INBOX_COLLECTIONS, ...CONTENT_COLLECTIONS]);
/** Testimonials come from visitors: they are dealt with in the inbox, wherever the content is. */
const content = slugsOf(CONTENT_COLLECTIONS).filter((slug) => slug !== 'testimonials');

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
    // The site falls back to English where a translation is missing. Here the English text would
    // appear in the form of the other language, and the next save would store it.
    fallback: false,
    // Publishing all languages would also publish unfinished translations of others.
    defaultLocalePublishOption: LOCALES.length > 1 ? 'active' : 'all',
  },
  admin: {
    user: users.slug,
    // Payload's default, Gravatar, would be loaded from an outside host.
    avatar: 'default',
    // Payload's four seconds are short for whoever reads slowly.
    toast: { duration: 10_000 },
    dateFormat: 'd MMM yyyy, HH:mm',
    meta: {
      titleSuffix: `· ${CLINIC.name}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/icon.svg' }],
      // Otherwise anybody could make the studio render preview images for shared links.
      defaultOGImageType: 'off',
    },
    components: {
      beforeDashboard: ['/components/overview/dashboard.tsx#Dashboard'],
      beforeNavLinks: ['/components/translations/nav-link.tsx#TranslationsNavLink'],
      views: {
        login: { Component: '/components/login/login.tsx#Login' },
        translations: {
          Component: '/components/translations/translations-view.tsx#TranslationsView',
          path: '/translations',
        },
        firstSteps: {
          path: '/first-steps',
          Component: '/components/first-steps/first-steps-view.tsx#FirstStepsView',
        },
        guide: { path: '/guide', Component: '/components/guide/guide-view.tsx#GuideView' },
        testimonialsToApprove: {
          path: '/inbox/testimonials',
          Component: '/components/inbox/moderation-view.tsx#ModerationView',
        },
        person: {
          path: '/inbox/person',
          Component: '/components/inbox/person-view.tsx#PersonView',
        },
      },
      graphics: { Icon: '/components/logo.tsx#LogoMark', Logo: '/components/logo.tsx#Logo' },
      afterNavLinks: [
        '/components/inbox/inbox-nav.tsx#InboxNav',
        '/components/guide/nav-link.tsx#GuideNavLink',
      ],
      header: ['/components/second-factor/factor-notice.tsx#FactorNotice'],
    },
    // Used by `generate:importmap` only, which runs in the root folder of the repository.
    importMap: {
      autoGenerate: false,
      baseDir: 'studio',
      importMapFile: 'studio/app/(payload)/admin/importMap.js',
    },
  },
  collections: [
    ...grouped(INBOX, INBOX_COLLECTIONS),
    ...CONTENT_COLLECTIONS,
    ...grouped(ACCESS, [users, log]),
    schedules(CONTENT_COLLECTIONS.filter(hasDrafts).map(({ slug }) => slug as CollectionSlug)),
    slugHistory,
    submittedPictures,
  ],
  globals: grouped(PAGES, [home, clinic, menu]),
  // Their order is that of their hooks: each puts its own before or after those that are there.
  plugins: [
    auditLog([...edited, users.slug]),
    staleSaves(edited),
    keptLocks(edited),
    translators(edited),
    ...(env.CONTENT_API_HOST ? [remoteContent(content)] : []),
    switchedOffPages(edited),
    inboxRole(content),
    translatedLabels(),
    // Last, so that a file is handed over when nothing else can refuse it.
    filesInS3(),
  ],
  endpoints: [...personEndpoints, firstStepsEndpoint],
  onInit: noInheritedNames,
  folders: fileFolders,
  hooks: { afterError: [translateErrors] },
  email: queuedMail,
  editor: lexicalEditor({ features: editorFeatures }),
  db: withHandledConnectRejection(
    postgresAdapter({
      // Without a timeout, a database that does not respond would block callers for ever. Each save
      // needs two connections, one for its transaction and one for its lock.
      pool: { connectionString: env.DATABASE_URL, max: 20, connectionTimeoutMillis: 30_000 },
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
            erasures,
            language_changes: languageChanges,
            last_saves: lastSaves,
            request_events: requestEventsTable(schema.tables.requests as never),
            second_factors: secondFactors,
            session_browsers: sessionBrowsers,
            submissions,
          },
        }),
      ],
    }),
  ),
  upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true },
  sharp,
});

export default config.then(repairPayload);
