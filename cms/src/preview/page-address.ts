import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isStaff } from '../access/roles.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { LIVE_ADDRESS } from './preview.ts';

/** The site is near; if it does not answer, the editor writes the address. */
const PATIENCE_MS = 3_000;

const asked = z.object({
  relationTo: z.string(),
  value: z.string(),
  locale: z.enum(LOCALES),
});

/** The address of an entry on the site, which alone knows it; none if it is not online. */
export const pageAddressEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/page-address',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    const { locale, relationTo, value } = asked.parse(await req.json?.());
    const query = new URLSearchParams({ name: relationTo, id: value, locale });
    const answer = await fetch(`${LIVE_ADDRESS}?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    return Response.json({ address: answer?.headers.get('location') ?? null });
  },
};
