import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClinicSite, type ClinicSite } from '../../tests/support/clinic-site.ts';
import { FILM } from '../../tests/support/demo-content.ts';

const IMAGE_HOST = 'https://images.clinic.example';
const VIDEO_HOST = 'https://video.clinic.example';

const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? '';

describe('a site whose pictures and films are elsewhere', () => {
  let clinic: ClinicSite;
  beforeAll(async () => {
    const CARD_PAYMENT_PUBLIC_KEY = 'pk_test_1234';
    const SITE_URL = 'https://clinic.example';
    clinic = await startClinicSite({ SITE_URL, IMAGE_HOST, VIDEO_HOST, CARD_PAYMENT_PUBLIC_KEY });
  });
  afterAll(() => clinic.close());

  it.each(['/', '/de', '/it', '/images', '/rooms'])(
    'fetches all pictures of %s from their host, and allows it to',
    async (address) => {
      const answer = await clinic.site.get(address);
      const html = await answer.text();
      const pictures = html.match(/[^" ]*\/api\/cockpit\/image\?/g) ?? [];
      expect(pictures.length).toBeGreaterThan(4);
      expect(new Set(pictures)).toEqual(new Set([`${IMAGE_HOST}/api/cockpit/image?`]));
      expect(policyOf(answer)).toContain(`img-src 'self' data: ${IMAGE_HOST};`);
    },
  );

  it.each([`/video/${FILM}`, `/de/video/${FILM}`, `/it/video/${FILM}`])(
    'plays the film of %s on its host, and says which that is',
    async (address) => {
      const answer = await clinic.site.get(address);
      const html = await answer.text();
      expect(html).toContain(`"embedUrl":"${VIDEO_HOST}/embed/`);
      expect(html).toContain('(video.clinic.example, ');
      expect(html).not.toContain('youtube-nocookie');
      expect(policyOf(answer)).toContain(`frame-src ${VIDEO_HOST} https://www.google.com/maps;`);
    },
  );

  it('keeps to https, once its own address is such a one', async () => {
    const answer = await clinic.site.get('/');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(policyOf(answer)).toContain('upgrade-insecure-requests');
  });

  it('gives the public key of card payments to who asks for it', async () => {
    const answer = await clinic.site.get('/card-payment/public-key');
    expect(await answer.json()).toEqual({ publicKey: 'pk_test_1234' });
  });
});
