import { env } from '../env.ts';
import type { KeptSubmission } from '../inbox/kept-submission.ts';
import type { Locale } from '../locales.ts';
import { describeField } from './describe-field.ts';
import { oneLine } from './mail-escaping.ts';
import { layOutMail, type ClinicLines, type MailBody } from './mail-layout.ts';
import { fill, MAIL_TEXTS } from './mail-texts.ts';
import { nameOf } from './name-of.ts';

/** The clinic's time zone, independent of the server's. */
const TIME_ZONE = 'Europe/Zurich';

type Notice = {
  submission: KeptSubmission;
  clinic: ClinicLines;
  /** The clinic's language, not the sender's. */
  locale: Locale;
  /** The path of the entry in the studio, such as `requests/…`. */
  entry: string;
};

/** Notifies the clinic of a submission, with its full content, so that nobody need look it up. */
export function noticeMail({ submission, clinic, locale, entry }: Notice): MailBody {
  const texts = MAIL_TEXTS[locale];
  const kind = submission.kind as 'request' | 'contact' | 'testimonial';
  const title = fill(texts.notice[kind], { name: oneLine(nameOf(submission.fields)) });
  const isSuspected = submission.suspicions.length > 0;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  } as const).format(new Date(submission.receivedAt));
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
    rows: { entries: entriesOf(submission, locale) },
    button: { label: texts.notice.button, url: `${env.STUDIO_URL}/admin/collections/${entry}` },
  });
}

/** Leaves out the privacy box: it is ticked in every submission. */
function entriesOf({ fields, locale: language }: KeptSubmission, locale: Locale) {
  const labels: Record<string, string> = MAIL_TEXTS[locale].fields;
  const { privacy: _privacy, ...told } = fields;
  const all = { ...told, language: language.toUpperCase() };
  return Object.entries(all).flatMap(([name, value]) => {
    const text = describeField(name, value, locale);
    return text ? [[labels[name] ?? name, text] as const] : [];
  });
}
