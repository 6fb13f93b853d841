import { env } from '../../settings/env.ts';
import { confirmLink, unsubscribeHeaders, unsubscribeLink } from './newsletter-token.ts';
import type { Locale } from '../../clinic-config/locales.ts';
import { layOutMail, type ClinicContact } from '../../mail/mail-layout.ts';
import { fill, mailTexts } from '../../mail/mail-texts.ts';

type Subscriber = { id: string; round: number; locale: Locale };

export function optInMail({ id, round, locale }: Subscriber, clinic: ClinicContact) {
  const url = confirmLink(locale, { subscriber: id, round });
  return newsletterMail('optIn', { id, locale }, url, clinic);
}

export function welcomeMail({ id, locale }: Omit<Subscriber, 'round'>, clinic: ClinicContact) {
  return newsletterMail('welcome', { id, locale }, unsubscribeLink(locale, id), clinic);
}

function newsletterMail(
  name: 'optIn' | 'welcome',
  { id, locale }: Omit<Subscriber, 'round'>,
  url: string,
  clinic: ClinicContact,
) {
  const texts = mailTexts(locale);
  const own = texts[name];
  const body = layOutMail({
    locale,
    clinic,
    subject: own.subject,
    title: own.title,
    greeting: texts.greetingPlain,
    paragraphs: [own.intro],
    button: { label: own.button, url },
    remark: own.lifetime,
    reason: fill(texts.reason, { site: new URL(env.SITE_URL).host }),
  });
  return { ...body, headers: unsubscribeHeaders(id) };
}
