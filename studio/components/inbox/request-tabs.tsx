import { REQUEST_TABS, whereOf } from '@clinic/cms/inbox/requests/request-tabs';
import { countWaitingTestimonials } from '@clinic/cms/inbox/testimonials/waiting-testimonials';
import type { BeforeListServerProps } from 'payload';
import { RequestTabLinks } from './request-tab-links.tsx';

export async function RequestTabs({ payload, user }: BeforeListServerProps) {
  if (!user) return null;
  const id = String(user.id);
  const counts = REQUEST_TABS.map(async (tab) => {
    const asked = { where: whereOf(tab, id) ?? {}, user, overrideAccess: false };
    const { totalDocs } = await payload.count({ collection: 'requests', ...asked });
    return { tab, count: totalDocs };
  });
  const testimonials = await countWaitingTestimonials(payload);
  return <RequestTabLinks tabs={await Promise.all(counts)} testimonials={testimonials} user={id} />;
}
