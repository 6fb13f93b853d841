import { env } from '../settings/env.ts';
import type { Locale } from '../clinic-config/locales.ts';
import { layOutMail, type ClinicContact, type MailBody } from './mail-layout.ts';
import { fill, greetingOf, mailTexts } from './mail-texts.ts';

type Assignment = {
  locale: Locale;
  clinic: ClinicContact;
  request: string;
  /** To whom it is assigned, and by whom. */
  name: string;
  by: string;
};

/** Says that a request waits, and nothing of what is in it: mailboxes are read on many screens. */
export function assignmentMail({ locale, clinic, request, name, by }: Assignment): MailBody {
  const texts = mailTexts(locale);
  return layOutMail({
    locale,
    clinic,
    subject: texts.assignment.subject,
    title: texts.assignment.subject,
    greeting: greetingOf(texts, name),
    paragraphs: [by ? fill(texts.assignment.intro, { by }) : texts.assignment.introPlain],
    button: {
      label: texts.notice.button,
      url: `${env.STUDIO_URL}/admin/collections/requests/${request}`,
    },
  });
}
