import { decoded } from '../../routing/decoded.ts';
import { campaignOf, clickIdOf } from '../../tracking/campaign.ts';

/**
 * Where a visitor came from: by the address of the form, else by what the browser remembers; both
 * could hold anything, so both are cleaned alike. The click id comes from its cookie alone: that is
 * set only for visitors who agreed to marketing, while any link can carry one.
 */
export function senderCampaign(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  const cookies = readCookies(request.headers.get('Cookie') ?? '');
  const clickId = clickIdOf(cookies.get('smc_gclid'));
  const words = [...campaignOf(cookies), ...campaignOf(searchParams)];
  return {
    ...Object.fromEntries(words.map(({ name, value }) => [name, value])),
    ...(clickId && { gclid: clickId }),
  };
}

function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(/;\s*/).flatMap((part) => {
      const at = part.indexOf('=');
      return at > 0 ? [[part.slice(0, at), decoded(part.slice(at + 1))] as const] : [];
    }),
  );
}
