import { worksWithContent, isStaff } from '@clinic/cms/access/roles';
import { env } from '@clinic/cms/settings/env';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@clinic/cms/clinic-config/locales';
import { FIRST_STEPS_PATH, openFirstSteps } from '@clinic/cms/first-steps/read-first-steps';
import { readLeftOut } from '@clinic/cms/overview/left-out';
import { readUnseen } from '@clinic/cms/overview/unseen';
import { myDrafts, readTranslations } from '@clinic/cms/translations/translations';
import { readOpenGaps } from '@clinic/cms/overview/open-gaps';
import { unwrittenPages } from '@clinic/cms/overview/unwritten-pages';
import { upcomingChanges } from '@clinic/cms/overview/upcoming-changes';
import { pendingCounts } from '@clinic/cms/overview/pending-counts';
import { lastChanges } from '@clinic/cms/audit-log/last-changes';
import { readFirstHour } from '@clinic/cms/first-hour/first-hour';
import { readDueReviews } from '@clinic/cms/reviews/due-reviews';
import { translator } from '@clinic/cms/studio-words/translator';
import { redirect } from 'next/navigation';
import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload';
import { FirstHourCard } from '../first-hour/first-hour-card.tsx';
import {
  ChangesCard,
  DraftsCard,
  FirstStepsCard,
  GapsCard,
  LeftOutCard,
  PendingCard,
  RemoteContentCard,
  TranslationsCard,
  UnwrittenCard,
  UpcomingCard,
} from './cards.tsx';
import { DueReviewsCard } from './due-reviews-card.tsx';
import { ReloadAfterReset } from './reload-after-reset.tsx';

const LISTED = 6;

export async function Dashboard({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const t = translator(i18n);
  const server = { i18n, payload };
  // Without a locale and i18n, all titles would be in the default language.
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
  const req = await createLocalReq(
    { user, locale, req: { i18n: i18n as PayloadRequest['i18n'] } },
    payload,
  );
  if (!isStaff(req)) return null;
  const firstSteps = await openFirstSteps(req);
  // The first administrator of a new clinic starts with the first steps; later, a card leads there.
  if (firstSteps?.isUnseen) redirect(FIRST_STEPS_PATH);
  const { CONTENT_API_HOST: host } = env;
  // Staff who only answer requests have nothing to do with drafts and translations.
  if (host || !worksWithContent(user)) {
    return (
      <div className="overview">
        <ReloadAfterReset />
        <h1>{t('overview:title')}</h1>
        <div className="overview__grid">
          {firstSteps && <FirstStepsCard steps={firstSteps.steps} t={t} />}
          {host && <RemoteContentCard host={host} t={t} />}
          <PendingCard waiting={await pendingCounts(req)} t={t} />
          {host && <LeftOutCard entries={await readLeftOut(req)} isElsewhere {...server} />}
        </div>
      </div>
    );
  }
  const [waiting, upcoming, rows, leftOut, unseen, changes, unwritten, gaps, due] =
    await Promise.all([
      pendingCounts(req),
      upcomingChanges(req, LISTED),
      readTranslations(req),
      readLeftOut(req),
      readUnseen(req),
      lastChanges(req, LISTED),
      unwrittenPages(req),
      readOpenGaps(req),
      readDueReviews(req),
    ]);
  const [drafts, firstHour] = await Promise.all([
    myDrafts(req, rows, LISTED),
    // Only one introduction is shown at a time.
    firstSteps ? undefined : readFirstHour(req, rows),
  ]);

  return (
    <div className="overview">
      <ReloadAfterReset />
      <h1>{t('overview:title')}</h1>
      <div className="overview__grid">
        {firstSteps && <FirstStepsCard steps={firstSteps.steps} t={t} />}
        <FirstHourCard firstHour={firstHour} i18n={i18n} />
        <PendingCard waiting={waiting} t={t} />
        <DueReviewsCard due={due} i18n={i18n} />
        <GapsCard gaps={gaps} i18n={i18n} />
        <UnwrittenCard pages={unwritten} i18n={i18n} />
        <UpcomingCard upcoming={upcoming} i18n={i18n} />
        <DraftsCard drafts={drafts} t={t} />
        {LOCALES.length > 1 && <TranslationsCard rows={rows} i18n={i18n} />}
        <LeftOutCard entries={[...leftOut, ...unseen]} {...server} />
        <ChangesCard changes={changes} {...server} />
      </div>
    </div>
  );
}
