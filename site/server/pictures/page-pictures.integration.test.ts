import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClinicSite, type ClinicSite } from '../../../tests/support/clinic-site.ts';
import { parseImageParams } from '#server/api/image/image-params.ts';
import { isUsedByPages } from '#server/api/image/page-sizes.ts';
import { RequestParams } from '#server/api/http/request-params.ts';

const PAGES = ['/', '/images', '/rooms', '/therapies', '/programs', '/news', '/videos'];
const API_TOKEN = 'a-token-for-the-content-api';
const ACCEPT = 'image/webp,*/*';

describe('the pictures of our pages', () => {
  let clinic: ClinicSite;
  beforeAll(async () => {
    // Pages also show their pictures where the API requires a token.
    clinic = await startClinicSite({ API_TOKEN }, { ownThumbnails: true });
  });
  afterAll(() => clinic.close());

  /** Addresses of pictures in a page's HTML: in its sources, links and scripts. */
  async function addressesOn(page: string): Promise<string[]> {
    const html = (await clinic.site.text(page)).replaceAll('&amp;', '&');
    return [...new Set(html.match(/\/api\/cockpit\/image\?[^\s"\\]+/g))];
  }

  it('go first, all of them', async () => {
    for (const page of PAGES) {
      const addresses = await addressesOn(page);
      expect(addresses.length, page).toBeGreaterThan(0);
      for (const address of addresses) {
        const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
        const request = parseImageParams(new RequestParams(query, {}), ACCEPT);
        expect(isUsedByPages(request, request.focal), `${page}: ${address}`).toBe(true);
      }
    }
  });

  it('are made, in a process of their own', async () => {
    const address = (await addressesOn('/')).find((one) => one.includes('w=480')) ?? '';
    const answer = await clinic.site.get(address, { headers: { Accept: ACCEPT } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 480 });
    const status = async (query: string) =>
      (await clinic.site.get(`/api/cockpit/image?src=nothing.jpg&o=1${query}`)).status;
    expect(await status('')).toBe(401);
    expect(await status(`&token=${API_TOKEN}`)).toBe(404);
  });
});
