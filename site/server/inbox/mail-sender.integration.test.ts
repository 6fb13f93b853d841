import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailCatcher } from '../../../tests/support/mail-catcher.ts';
import { MailSender } from './mail-sender.ts';

describe('the sender of mails', () => {
  const catcher = new MailCatcher();
  beforeAll(() => catcher.start());
  afterAll(() => catcher.stop());

  it('signs as the house is called in the language of the mail', async () => {
    const names: Record<string, string> = {
      en: 'Montalba Clinic',
      de: 'Klinik Montalba',
      it: 'Clinica Montalba',
    };
    const sender = new MailSender({
      url: catcher.url,
      host: 'clinic.example',
      timeoutMs: 2_000,
      from: async (locale = 'en') => ({
        name: names[locale] ?? '',
        address: 'post@clinic.example',
      }),
    });
    const mail = { id: 'x', kind: 'confirmation', attempts: 1, subject: 'x', text: 'x' } as const;
    const to = 'anna@visitor.example';
    for (const locale of [undefined, 'de', 'it'] as const) {
      const language = locale && { locale, headers: { 'Content-Language': locale } };
      await sender.send({ ...mail, html: '', to, messageId: crypto.randomUUID(), ...language });
    }
    sender.close();
    const caught = await catcher.awaitTo(to, 3);
    const signed = caught.map(({ from }) => from?.value[0]?.name);
    expect(signed).toEqual([names.en, names.de, names.it]);
    expect(caught[1]?.headers.get('content-language')).toBe('de');
  });
});
