import { env } from '../settings/env.ts';
import type { Locale } from '../clinic-config/locales.ts';
import { layOutMail, type ClinicContact, type MailBody } from './mail-layout.ts';
import { fill, greetingOf, mailTexts } from './mail-texts.ts';

type Invited = { name: string; url: string; locale: Locale };

/** Invites somebody to the studio, with a link to choose a password. */
export function invitationMail({ name, url, locale }: Invited, clinic: ClinicContact): MailBody {
  const texts = mailTexts(locale);
  const own = texts.invitation;
  return layOutMail({
    locale,
    clinic,
    subject: fill(own.subject, { clinic: clinic.name }),
    title: own.title,
    greeting: greetingOf(texts, name),
    paragraphs: [fill(own.intro, { clinic: clinic.name }), own.password],
    button: { label: own.button, url },
    remark: own.lifetime,
    reason: fill(own.reason, { studio: new URL(env.STUDIO_URL).host }),
  });
}
