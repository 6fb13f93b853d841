import { Hono } from 'hono';
import { pageAt } from '#app/pages/page-at.ts';
import {
  SHARE_PREFIX,
  SHARE_SUFFIX,
  shareCard,
  sharePath,
  type ShareCard,
} from '#app/seo/share-picture.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { shellData } from '#app/shell/shell-data/shell-data.ts';
import { etagOf } from '#server/http/etag.ts';
import { sendPicture } from '#server/api/image/send-picture.ts';
import { RequestError } from '#server/http/request-error.ts';
import { sendError } from '#server/api/http/respond.ts';
import type { Snapshot } from '#content/snapshot.ts';
import type { SharePictures } from './share-pictures.ts';
import { startingResponse } from '#server/http/starting-response.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';

type Deps = {
  snapshot: () => Snapshot | undefined;
  siteUrl: string;
  pictures: Pick<SharePictures, 'get'>;
};

const ADDRESS = new RegExp(`^${SHARE_PREFIX}[0-9a-z]+(/[^?]+)\\${SHARE_SUFFIX}$`);

/** Draws existing pages with their current text only: clients can have nothing else drawn. */
export function shareRoutes({ snapshot, siteUrl, pictures }: Deps): Hono {
  return new Hono()
    .get(`${SHARE_PREFIX}*`, async (context) => {
      const content = snapshot();
      if (!content) return startingResponse(context);
      const { pathname } = new URL(context.req.url);
      const page = ADDRESS.exec(pathname)?.[1];
      const wanted = page && (await shareOf(content, page, siteUrl));
      if (!wanted) return context.text('There is no such picture.', 404);
      // A link that was shared before the page changed gets the current picture.
      if (wanted.address !== pathname) {
        return context.body(null, 302, { Location: wanted.address, 'Cache-Control': 'no-cache' });
      }
      const bytes = await pictures.get(wanted.address, wanted.card);
      return sendPicture(context, { bytes, etag: etagOf(bytes) }, { 'Content-Type': 'image/jpeg' });
    })
    .onError((error, context) => {
      if (error instanceof RequestError) return sendError(context, error);
      throw error;
    });
}

async function shareOf(
  snapshot: Snapshot,
  pathname: string,
  siteUrl: string,
): Promise<{ address: string; card: ShareCard } | undefined> {
  const page = await pageAt(snapshot, pathname);
  if (!page) return undefined;
  const { seo } = page.data;
  const { clinic, landscape } = shellData(snapshot, localeOfPath(pathname), {
    siteUrl,
    hosts: DEFAULT_HOSTS,
  });
  const card = shareCard(seo, { name: clinic?.name ?? '', landscape });
  return { address: sharePath(card, seo.canonical), card };
}
