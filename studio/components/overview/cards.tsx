import type { TitledChange } from '@clinic/cms/audit-log/last-changes';
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
import { Card } from '../card.tsx';
import { clinicTime } from '../clinic-time-format.ts';
import { languageName } from '../language-name.ts';
import { TRANSLATIONS_PATH } from '../translations/path.ts';

type Server = Pick<ServerProps, 'i18n' | 'payload'>;
/** The way to the first steps, for as long as one is open. */
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

/** Says where the content is, if not here. */
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
  return (
    <Card id="waiting" title="overview:waiting" t={t}>
      {waiting.length === 0 && <p>{t('overview:nothingWaits')}</p>}
      <ul>
        {waiting.map(({ count, href, kind }) => (
          <li key={kind}>
            <Link href={href}>{t(`overview:${kind}`, { count })}</Link>
            {kind === 'stuckMails' && <p>{t('overview:stuckMailsHint')}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type GapsProps = Pick<ServerProps, 'i18n'> & { gaps: readonly OpenGap[] };

/** Texts that visitors read with `[[…]]` in them, each with what is to be filled in. */
export function GapsCard({ gaps, i18n }: GapsProps) {
  const t = translator(i18n);
  if (gaps.length === 0) return null;
  return (
    <Card id="gaps" title="overview:gaps" t={t}>
      <p>{t('overview:gapsHint')}</p>
      <ul>
        {gaps.map(({ href, locale, name, words }) => {
          const title = getTranslation(name, i18n) || t('overview:untitled');
          return (
            <li key={href}>
              <Link href={href}>
                {locale ? `${title}, ${languageName(locale, i18n.language, t)}` : title}
              </Link>
              <p>{words.join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type UnwrittenProps = Pick<ServerProps, 'i18n'> & { pages: readonly UnwrittenPage[] };

/** Pages that visitors find without a text, each with the way to write it; not shown without any. */
export function UnwrittenCard({ i18n, pages }: UnwrittenProps) {
  const t = translator(i18n);
  if (pages.length === 0) return null;
  return (
    <Card id="unwritten" title="overview:unwritten" t={t}>
      <p>{t('overview:unwrittenHint')}</p>
      <ul>
        {pages.map(({ name, href }) => {
          const title = getTranslation(name, i18n);
          return (
            <li key={title}>
              <Link href={href}>{title}</Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type UpcomingProps = { t: Translate; language: string; upcoming: readonly UpcomingChange[] };

export function UpcomingCard({ language: shown, t, upcoming }: UpcomingProps) {
  const format = clinicTime(shown);
  return (
    <Card id="upcoming" title="overview:upcoming" t={t}>
      {upcoming.length === 0 && <p>{t('overview:nothingComes')}</p>}
      <ul>
        {upcoming.map(({ action, at, href, language, title }) => (
          <li key={`${at} ${action} ${language} ${href}`}>
            <Link href={href}>{title || t('overview:untitled')}</Link>
            <p>
              {t(action === 'publish' ? 'overview:goesLive' : 'overview:goesOff', {
                when: format.format(new Date(at)),
                language: languageName(language, shown, t),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The reader's own unpublished work, each in the first language that is a draft. */
export function DraftsCard({ drafts, t }: { drafts: readonly TranslationRow[]; t: Translate }) {
  return (
    <Card id="drafts" title="overview:drafts" t={t}>
      {drafts.length === 0 && <p>{t('overview:noDrafts')}</p>}
      <ul>
        {drafts.map(({ document, href, states, title }) => {
          const locale = LOCALES.find((one) => isUnpublished(states[one]));
          return (
            <li key={document}>
              <Link href={`${href}?locale=${locale}`}>{title || t('overview:untitled')}</Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type TranslationsProps = { t: Translate; language: string; rows: readonly TranslationRow[] };

/** How many entries are missing, drafts or older than the default language's, in each language. */
export function TranslationsCard({ language: shown, rows, t }: TranslationsProps) {
  return (
    <Card id="translations" title="overview:translations" t={t}>
      <ul>
        {LOCALES.map((locale) => {
          const count = (state: string) =>
            rows.filter(({ states }) => states[locale] === state).length;
          return (
            <li key={locale}>
              <Link href={`${TRANSLATIONS_PATH}?language=${locale}`}>
                {languageName(locale, shown, t)}
              </Link>
              <p>
                {t('overview:translationCounts', {
                  missing: count('missing'),
                  drafts: count('draft') + count('changed'),
                  older: count('older'),
                  language: languageName(DEFAULT_LOCALE, shown, t),
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type LeftOutProps = Server & {
  entries: readonly LeftOut[];
  /** They are edited on another host. */
  isElsewhere?: boolean;
};

/** Published entries that visitors do not see, each with the field that is to be mended. */
export function LeftOutCard({ entries, isElsewhere = false, ...server }: LeftOutProps) {
  const t = translator(server.i18n);
  return (
    <Card id="left-out" title="overview:leftOut" t={t}>
      {entries.length === 0 && <p>{t('overview:nothingLeftOut')}</p>}
      <ul>
        {entries.map((one) => {
          const subject = subjectOf(one, server);
          const title = one.title || t('overview:untitled');
          const name = one.entry ? `${subject?.label}: ${title}` : subject?.label;
          return (
            <li key={`${one.collection} ${one.entry} ${one.field} ${one.missing}`}>
              {isElsewhere ? name : <Link href={subject?.href ?? '/admin'}>{name}</Link>}
              <p>{reasonOf(one, server)}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function reasonOf(one: LeftOut, server: Server): string {
  const t = translator(server.i18n);
  if (one.over) {
    const when = clinicTime(server.i18n.language).format(new Date(one.over));
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

/** Who changed what, and when; what was deleted has nothing to lead to. */
export function ChangesCard({ changes, ...server }: Server & { changes: readonly TitledChange[] }) {
  const { i18n } = server;
  const t = translator(i18n);
  const format = clinicTime(i18n.language);
  return (
    <Card id="changes" title="overview:changes" t={t}>
      {changes.length === 0 && <p>{t('overview:noChanges')}</p>}
      <ul>
        {changes.map((change) => {
          const { at, collection, entry, kind, title, who } = change;
          const subject = subjectOf(change, server);
          const name = [subject?.label, title].filter(Boolean).join(': ');
          const did = getTranslation(LOG_KIND_LABELS[kind], i18n);
          return (
            <li key={`${collection} ${entry} ${kind} ${at.toISOString()}`}>
              {subject?.href && kind !== 'deleted' ? <Link href={subject.href}>{name}</Link> : name}
              <p>{t('overview:changedBy', { did, who, when: format.format(at) })}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
