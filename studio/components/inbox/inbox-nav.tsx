import { rememberStudioLanguage } from '@clinic/cms/access/studio-language';
import { inboxStaff } from '@clinic/cms/access/roles';
import { MODERATION_PATH, PERSON_PATH } from '@clinic/cms/inbox/entries/staff-paths';
import { countWaitingTestimonials } from '@clinic/cms/inbox/testimonials/waiting-testimonials';
import { hasPage } from '@clinic/cms/clinic-config/page-set';
import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { PayloadRequest, ServerProps } from 'payload';

export async function InboxNav({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  await rememberStudioLanguage(payload, user, i18n.language);
  if ((await inboxStaff({ req: { payload, user } as PayloadRequest })) !== true) return null;
  const t = translator(i18n);
  const hasTestimonials = hasPage('testimonials');
  const waiting = hasTestimonials ? await countWaitingTestimonials(payload) : 0;
  return (
    <div className="inbox-nav">
      {hasTestimonials && (
        <Link className="nav__link" href={MODERATION_PATH}>
          <span className="nav__link-label">{t('moderation:toApprove')}</span>
          {waiting > 0 && <span className="inbox-tabs__count">{waiting}</span>}
        </Link>
      )}
      <Link className="nav__link" href={PERSON_PATH}>
        <span className="nav__link-label">{t('person:title')}</span>
      </Link>
    </div>
  );
}
