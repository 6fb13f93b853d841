import { rememberStudioLanguage } from '@alpsera/cms/access/studio-language';
import { inboxStaff } from '@alpsera/cms/access/roles';
import { MODERATION_PATH, PERSON_PATH } from '@alpsera/cms/inbox/staff-paths';
import { countWaitingTestimonials } from '@alpsera/cms/inbox/waiting-testimonials';
import type { StudioWordKey } from '@alpsera/cms/studio-words';
import Link from 'next/link';
import type { PayloadRequest, ServerProps } from 'payload';

/** Links to the pages of the inbox that are no collections. */
export async function InboxNav({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  await rememberStudioLanguage(payload, user, i18n.language);
  if ((await inboxStaff({ req: { payload, user } as PayloadRequest })) !== true) return null;
  const t = i18n.t as unknown as (key: StudioWordKey) => string;
  const waiting = await countWaitingTestimonials(payload);
  return (
    <div className="inbox-nav">
      <Link className="nav__link" href={MODERATION_PATH}>
        {t('moderation:toApprove')}
        {waiting > 0 && <span className="inbox-tabs__count">{waiting}</span>}
      </Link>
      <Link className="nav__link" href={PERSON_PATH}>
        {t('person:title')}
      </Link>
    </div>
  );
}
