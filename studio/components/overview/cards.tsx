import type { LastChange } from '@clinic/cms/audit-log/last-changes';
import { LOG_KIND_LABELS } from '@clinic/cms/audit-log/log';
import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import type { FirstStep } from '@clinic/cms/first-steps/first-steps';
import { FIRST_STEPS_PATH } from '@clinic/cms/first-steps/read-first-steps';
import type { LeftOut } from '@clinic/cms/overview/left-out';
import type { OpenGap } from '@clinic/cms/overview/open-gaps';
import type { PendingCount } from '@clinic/cms/overview/pending-counts';
import type { UnwrittenPage } from '@clinic/cms/overview/unwritten-pages';
import type { UpcomingChange } from '@clinic/cms/overview/upcoming-changes';
import { translator, type Translate } from '@clinic/cms/studio-words/translator';
import { isUnpublished, type TranslationRow } from '@clinic/cms/translations/translation-row';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { subjectOf } from '../audit-log/subject-of.ts';
import { Card, LinesCard } from '../card.tsx';
import { clinicTime } from '../clinic-time-format.ts';
import { languageName } from '../language-name.ts';
import { TRANSLATIONS_PATH } from '../translations/nav-link.tsx';

type Server = Pick<ServerProps, 'i18n' | 'payload'>;
type Reader = Pick<ServerProps, 'i18n'>;

export function FirstStepsCard({ steps, t }: { steps: readonly FirstStep[]; t: Translate }) {
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card id="first-steps" title="firstSteps:title" t={t}>
      <p>{t('firstSteps:done', { done, all: steps.length })}</p>
      <p>
        <Link href={next ? `${FIRST_STEPS_PATH}#${next.id}` : FIRST_STEPS_PATH}>
          {next && t('firstSteps:next', { step: t(`firstSteps:${next.id}`) })}
        </Link>
      </p>
    </Card>
  );
}

export function RemoteContentCard({ host, t }: { host: string; t: Translate }) {
  return (
    <Card id="elsewhere" title="overview:elsewhereTitle" t={t}>
      <p>{t('overview:elsewhere', { host })}</p>
      <p>
        <a href={host}>{host}</a>
      </p>
    </Card>
  );
}

export function PendingCard({ t, waiting }: { t: Translate; waiting: readonly PendingCount[] }) {
  const lines = waiting.map(({ count, href, kind }) => ({
    ...{ key: kind, href, name: t(`overview:${kind}`, { count }) },
    ...(kind === 'stuckMails' && { about: t('overview:stuckMailsHint') }),
  }));
  const none = 'overview:nothingWaits';
  return <LinesCard id="waiting" title="overview:waiting" none={none} lines={lines} t={t} />;
}

/** Texts that visitors read with `[[…]]` in them, each with what is to be filled in. */
export function GapsCard({ gaps, i18n }: Reader & { gaps: readonly OpenGap[] }) {
  const t = translator(i18n);
  const lines = gaps.map(({ href, locale, name, words }) => {
    const title = getTranslation(name, i18n) || t('overview:untitled');
    const language = locale && languageName(locale, i18n.language, t);
    return {
      key: href,
      href,
      name: language ? `${title}, ${language}` : title,
      about: words.join(' · '),
    };
  });
  return <LinesCard id="gaps" title="overview:gaps" hint="overview:gapsHint" lines={lines} t={t} />;
}

export function UnwrittenCard({ i18n, pages }: Reader & { pages: readonly UnwrittenPage[] }) {
  const lines = pages.map(({ name, href }) => {
    const title = getTranslation(name, i18n);
    return { key: title, href, name: title };
  });
  return (
    <LinesCard
      id="unwritten"
      title="overview:unwritten"
      hint="overview:unwrittenHint"
      lines={lines}
      t={translator(i18n)}
    />
  );
}

export function UpcomingCard({ i18n, upcoming }: Reader & { upcoming: readonly UpcomingChange[] }) {
  const t = translator(i18n);
  const lines = upcoming.map(({ action, at, href, language, title }) => ({
    key: `${at} ${action} ${language} ${href}`,
    href,
    name: title || t('overview:untitled'),
    about: t(action === 'publish' ? 'overview:goesLive' : 'overview:goesOff', {
      when: clinicTime(at, i18n.language),
      language: languageName(language, i18n.language, t),
    }),
  }));
  const none = 'overview:nothingComes';
  return <LinesCard id="upcoming" title="overview:upcoming" none={none} lines={lines} t={t} />;
}

/** The reader's own unpublished work, each in the first language that is a draft. */
export function DraftsCard({ drafts, t }: { drafts: readonly TranslationRow[]; t: Translate }) {
  const lines = drafts.map(({ document, href, states, title }) => {
    const locale = LOCALES.find((one) => isUnpublished(states[one]));
    return {
      key: document,
      href: `${href}?locale=${locale}`,
      name: title || t('overview:untitled'),
    };
  });
  const none = 'overview:noDrafts';
  return <LinesCard id="drafts" title="overview:drafts" none={none} lines={lines} t={t} />;
}

export function TranslationsCard({ i18n, rows }: Reader & { rows: readonly TranslationRow[] }) {
  const t = translator(i18n);
  const nameOf = (locale: string) => languageName(locale, i18n.language, t);
  const lines = LOCALES.map((locale) => {
    const count = (state: string) => rows.filter(({ states }) => states[locale] === state).length;
    const about = t('overview:translationCounts', {
      missing: count('missing'),
      drafts: count('draft') + count('changed'),
      older: count('older'),
      language: nameOf(DEFAULT_LOCALE),
    });
    const href = `${TRANSLATIONS_PATH}?language=${locale}`;
    return { key: locale, href, name: nameOf(locale), about };
  });
  return <LinesCard id="translations" title="overview:translations" lines={lines} t={t} />;
}

type LeftOutProps = Server & {
  entries: readonly LeftOut[];
  /** The entries are edited on another host. */
  isElsewhere?: boolean;
};

/** Published entries that visitors do not see, each with the field that is to be corrected. */
export function LeftOutCard({ entries, isElsewhere = false, ...server }: LeftOutProps) {
  const t = translator(server.i18n);
  const lines = entries.map((one) => {
    const subject = subjectOf(one, server);
    const title = one.title || t('overview:untitled');
    return {
      key: `${one.collection} ${one.entry} ${one.field} ${one.missing}`,
      href: isElsewhere ? undefined : (subject?.href ?? '/admin'),
      name: one.entry ? `${subject?.label}: ${title}` : subject?.label,
      about: reasonOf(one, server),
    };
  });
  const none = 'overview:nothingLeftOut';
  return <LinesCard id="left-out" title="overview:leftOut" none={none} lines={lines} t={t} />;
}

function reasonOf(one: LeftOut, server: Server): string {
  const t = translator(server.i18n);
  if (one.over) {
    const when = clinicTime(one.over, server.i18n.language);
    return t('overview:notShownSince', { when });
  }
  const field = labelOf(one, server);
  if (!field) return t('overview:somethingUnfit');
  return t(one.missing ? 'overview:fieldMissing' : 'overview:fieldUnfit', { field });
}

function labelOf({ collection: slug, ...one }: LeftOut, { i18n, payload }: Server) {
  const name = one.missing ?? one.field;
  const { collections, globals } = payload.config;
  const config = [...collections, ...globals].find((known) => known.slug === slug);
  const field = config?.flattenedFields.find((known) => known.name === name);
  const label = field && 'label' in field ? field.label : undefined;
  return label ? getTranslation(label, i18n) : undefined;
}

/** The last changes, with links, except to what was deleted. */
export function ChangesCard({ changes, ...server }: Server & { changes: readonly LastChange[] }) {
  const { i18n } = server;
  const t = translator(i18n);
  const lines = changes.map((change) => {
    const { at, collection, entry, kind, title, who } = change;
    const subject = subjectOf(change, server);
    const did = getTranslation(LOG_KIND_LABELS[kind], i18n);
    return {
      key: `${collection} ${entry} ${kind} ${at.toISOString()}`,
      href: kind === 'deleted' ? undefined : subject?.href,
      name: [subject?.label, title].filter(Boolean).join(': '),
      about: t('overview:changedBy', { did, who, when: clinicTime(at, i18n.language) }),
    };
  });
  const none = 'overview:noChanges';
  return <LinesCard id="changes" title="overview:changes" none={none} lines={lines} t={t} />;
}
