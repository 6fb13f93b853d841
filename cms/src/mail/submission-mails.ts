import { CLINIC_TIME_ZONE } from '../clinic-config/clinic-time.ts';
import type { Locale } from '../clinic-config/locales.ts';
import { describeField, describeFields } from '../forms/describe-field.ts';
import { FORMS } from '../forms/forms.ts';
import { fullNameOf } from '../forms/full-name.ts';
import type { SpoolEntry } from '../forms/spool-entry.ts';
import { env } from '../settings/env.ts';
import { oneLine } from './mail-escaping.ts';
import { layOutMail, type ClinicContact, type MailBody } from './mail-layout.ts';
import { fill, greetingOf, mailTexts, type MailTexts } from './mail-texts.ts';

type Kind = 'request' | 'contact' | 'testimonial';

type Notice = {
  submission: SpoolEntry;
  clinic: ClinicContact;
  /** The clinic's language, not the sender's. */
  locale: Locale;
  /** The path of the submission in the studio, such as `requests/…`. */
  entry: string;
};

/** Tells the clinic of a submission, with all that was sent, so that nobody need look it up. */
export function noticeMail({ submission, clinic, locale, entry }: Notice): MailBody {
  const texts = mailTexts(locale);
  const kind = submission.kind as Kind;
  const title = fill(texts.notice[kind], { name: oneLine(fullNameOf(submission.fields)) });
  const isSuspected = submission.suspicions.length > 0;
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: CLINIC_TIME_ZONE } as const;
  const time = new Intl.DateTimeFormat(locale, style).format(new Date(submission.receivedAt));
  return layOutMail({
    locale,
    clinic,
    subject: isSuspected ? `[${texts.notice.suspected}] ${title}` : title,
    title,
    ...(isSuspected && { warning: texts.notice.suspected }),
    paragraphs: [
      fill(texts.notice.intro, { time }),
      ...(kind === 'testimonial' ? [texts.notice.review] : []),
    ],
    rows: {
      entries: [
        ...describeFields(FORMS[kind], submission.fields, locale),
        [texts.notice.language, submission.locale.toUpperCase()],
      ],
    },
    button: { label: texts.notice.button, url: `${env.STUDIO_URL}/admin/collections/${entry}` },
  });
}

/** Repeats no free text: that may be about health, and the address may be somebody else's. */
export function confirmationMail(submission: SpoolEntry, clinic: ClinicContact): MailBody {
  const { locale } = submission;
  const kind = submission.kind as Kind;
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

function paragraphsOf(texts: MailTexts, kind: Kind): string[] {
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
