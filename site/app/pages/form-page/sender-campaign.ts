import { EXTRAS } from '#app/forms/form-extras.ts';
import type { SentFields } from '#app/forms/check-values.ts';
import type { ActionArgs } from '#app/page/page.ts';
import { campaignOf, clickIdOf, discountOf } from '#app/tracking/campaign.ts';

/**
 * Where a visitor came from: by the address of the form, else by what the browser remembers; both
 * could hold anything, so both are cleaned alike. The click id comes from its cookie alone: that is
 * set only for visitors who agreed to marketing, while any link can carry one. A form that asks for
 * the code of a campaign has its answer there.
 */
export function senderCampaign(
  { url, cookies }: Pick<ActionArgs, 'url' | 'cookies'>,
  fields: SentFields = {},
): Record<string, string> {
  const clickId = clickIdOf(cookies.get('smc_gclid'));
  const words = [...campaignOf(cookies), ...campaignOf(url.searchParams)].filter(
    ({ name }) => !(name in fields),
  );
  return {
    ...Object.fromEntries(words.map(({ name, value }) => [name, value])),
    ...(clickId && { gclid: clickId }),
  };
}

/**
 * With scripts, the field is prefilled with the campaign's code, and an emptied field means none.
 * Without scripts it was never prefilled, so the code of the link counts.
 */
export function withCodeOfLink(fields: SentFields, sent: FormData, url: URL): SentFields {
  const hasScripts = sent.has(EXTRAS.id);
  if (fields.discount !== null || hasScripts) return fields;
  return { ...fields, discount: discountOf(url.searchParams) ?? null };
}
