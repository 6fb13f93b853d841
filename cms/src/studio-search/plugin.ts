import { isStaff } from '../access/roles.ts';
import { feature } from '../plugin/feature.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { z } from 'zod';
import { findEverywhere } from './search.ts';

const question = z.object({
  words: z.string().max(200),
  locale: z.enum(LOCALES),
  kind: z.string().optional(),
});

export const studioSearch = (content: readonly string[]) =>
  feature({
    components: { actions: '/components/studio-search/open-search.tsx#OpenSearch' },
    endpoints: [
      {
        // What people search for must not be in an address, and so in no log.
        method: 'post',
        path: '/studio-search',
        handler: async (req) => {
          if (!isStaff(req)) return Response.json({ errors: [{ message: '' }] }, { status: 403 });
          const asked = question.parse(await req.json?.());
          const groups = await findEverywhere(req, content, asked);
          return Response.json({ groups }, { headers: { 'Cache-Control': 'no-store' } });
        },
      },
    ],
  });
