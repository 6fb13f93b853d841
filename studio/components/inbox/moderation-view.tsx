import { MODERATION_PATH } from '@clinic/cms/inbox/entries/staff-paths';
import { readWaitingTestimonials } from '@clinic/cms/inbox/testimonials/waiting-testimonials';
import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { AdminViewServerProps } from 'payload';
import { PanelPage } from '../panel-page.tsx';
import { requireInboxStaff } from './require-inbox-staff.ts';
import { WaitingTestimonial } from './waiting-testimonial.tsx';

/** More testimonials come up as these are dealt with. */
const AT_ONCE = 50;
const LIST = '/admin/collections/testimonials';
const REJECTED = `${LIST}?where[or][0][and][0][rejected_at][exists]=true`;

export async function ModerationView(view: AdminViewServerProps) {
  await requireInboxStaff(view, MODERATION_PATH);
  const { i18n, payload } = view.initPageResult.req;
  const t = translator(i18n);
  const waiting = await readWaitingTestimonials(payload, AT_ONCE);
  return (
    <PanelPage view={view} className="staff-page" title={t('moderation:toApprove')}>
      <h1>{t('moderation:toApprove')}</h1>
      <p>{t('moderation:whatApproving')}</p>
      <p>{t('moderation:whatRejecting')}</p>
      {waiting.length === 0 && <p>{t('moderation:nothingToApprove')}</p>}
      <ul className="waiting-testimonials">
        {waiting.map((testimonial) => (
          <WaitingTestimonial
            key={testimonial.id}
            testimonial={testimonial}
            i18n={i18n}
            edit={`${LIST}/${testimonial.id}`}
          />
        ))}
      </ul>
      <p>
        <Link href={REJECTED}>{t('moderation:rejectedOnes')}</Link>
      </p>
    </PanelPage>
  );
}
