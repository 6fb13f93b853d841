import type { Payload } from 'payload';
import type { Locale } from '../../clinic-config/locales.ts';
import type { Sql } from '../../database/sql.ts';
import { readClinicContact } from '../../mail/clinic-contact.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { fill, mailTexts } from '../../mail/mail-texts.ts';
import { queueMail } from '../../mail/queue.ts';
import { env } from '../../settings/env.ts';
import { confirmLink, unsubscribeHeaders, unsubscribeLink } from './newsletter-token.ts';

export type SubscriberRow = { id: string; round: string; language: Locale; email: string };

export async function queueNewsletterMail(
  payload: Payload,
  db: Sql,
  { id, round, language: locale, email }: SubscriberRow,
  { key, kind }: { key: string; kind: 'optIn' | 'welcome' },
): Promise<void> {
  const texts = mailTexts(locale);
  const { subject, title, intro, button, lifetime } = texts[kind];
  const url =
    kind === 'optIn'
      ? confirmLink(locale, { subscriber: id, round: Number(round) })
      : unsubscribeLink(locale, id);
  const mail = layOutMail({
    locale,
    clinic: await readClinicContact(payload, locale),
    subject,
    title,
    greeting: texts.greetingPlain,
    paragraphs: [intro],
    button: { label: button, url },
    remark: lifetime,
    reason: fill(texts.reason, { site: new URL(env.SITE_URL).host }),
  });
  const headers = unsubscribeHeaders(id);
  await queueMail(db, { ...mail, key, kind: 'newsletter', to: email, headers });
}
