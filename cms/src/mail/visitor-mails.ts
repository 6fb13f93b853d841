import { env } from '../settings/env.ts';
import { describeField } from '../forms/describe-field.ts';
import { FORMS } from '../forms/forms.ts';
import { fullNameOf } from '../forms/full-name.ts';
import type { SpoolEntry } from '../forms/spool-entry.ts';
import { layOutMail, type ClinicContact, type MailBody } from './mail-layout.ts';
import { fill, greetingOf, mailTexts, type MailTexts } from './mail-texts.ts';

type Confirmed = 'request' | 'contact' | 'testimonial';

/** Repeats no free text: that may be about health, and the address may be somebody else's. */
export function confirmationMail(submission: SpoolEntry, clinic: ClinicContact): MailBody {
  const { locale } = submission;
  const kind = submission.kind as Confirmed;
  const texts = mailTexts(locale);
  const own = texts[kind];
  return layOutMail({
    locale,
    clinic,
    subject: own.subject,
    title: own.title,
    greeting: greetingOf(texts, fullNameOf(submission.fields)),
    paragraphs: paragraphsOf(texts, kind).map((text) => fill(text, { phone: clinic.phone })),
    rows: summaryOf(submission),
    reason: fill(texts.reason, { site: new URL(env.SITE_URL).host }),
  });
}

function paragraphsOf(texts: MailTexts, kind: Confirmed): string[] {
  const { request } = texts;
  if (kind === 'request') return [request.intro, request.next, request.help];
  return [texts[kind].intro, texts[kind].help];
}

function summaryOf({ kind, fields, locale }: SpoolEntry) {
  const entries = FORMS[kind].fields
    .filter(({ isInConfirmation }) => isInConfirmation)
    .flatMap((field) => describeField(field, fields[field.name], locale));
  return entries.length > 0 ? { title: mailTexts(locale).request.summary, entries } : undefined;
}
