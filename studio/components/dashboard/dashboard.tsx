import { myDrafts } from '@alpsera/cms/overview/my-drafts';
import { readTranslations } from '@alpsera/cms/overview/translations';
import { whatComesNext } from '@alpsera/cms/overview/what-comes-next';
import { whatWaits } from '@alpsera/cms/overview/what-waits';
import { createLocalReq, type ServerProps } from 'payload';
import { translator } from '../translator.ts';
import { DraftList } from './draft-list.tsx';
import { MissingTranslations } from './missing-translations.tsx';
import { UpcomingList } from './upcoming-list.tsx';
import { WaitingList } from './waiting-list.tsx';

const LISTED = 6;

/** The first thing one sees in the studio: what waits, what comes, what is missing. */
export async function Dashboard({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const t = translator(i18n);
  const req = await createLocalReq({ user }, payload);
  const [waiting, upcoming, rows] = await Promise.all([
    whatWaits(req),
    whatComesNext(req, LISTED),
    readTranslations(req),
  ]);
  const drafts = await myDrafts(req, rows, LISTED);

  return (
    <div className="overview">
      <h1>{t('overview:title')}</h1>
      <div className="overview__grid">
        <WaitingList waiting={waiting} t={t} />
        <UpcomingList upcoming={upcoming} language={i18n.language} t={t} />
        <DraftList drafts={drafts} t={t} />
        <MissingTranslations rows={rows} language={i18n.language} t={t} />
      </div>
    </div>
  );
}
