import { matchPage } from '#app/routing/match-page.ts';
import { PAGE_IDS, type PageId } from '#app/routing/table.ts';

/** Pages whose own text has the opening times; the footer does not repeat them. */
const WITH_OPENING_TIMES = new Set<PageId>(['home', 'contact']);

/**
 * Pages on which somebody asks for help, or just has: nothing else is offered there. Nor does the
 * newsletter's own page have its form twice, or the one that ends it offer it anew.
 */
const WITHOUT_NEWSLETTER = new Set<PageId>([
  'request',
  'thankyou',
  'newsletter',
  'newsletter.unsubscribe',
]);

/** Which parts the footer of a page has; error pages, at no known path, have them all. */
export function footerParts(path: string | undefined): {
  hasOpeningTimes: boolean;
  hasNewsletter: boolean;
} {
  const id = path === undefined ? undefined : matchPage(path)?.id;
  return {
    hasOpeningTimes: !id || !WITH_OPENING_TIMES.has(id),
    hasNewsletter: PAGE_IDS.includes('newsletter') && (!id || !WITHOUT_NEWSLETTER.has(id)),
  };
}
