import type { Locale } from '../clinic-config/locales.ts';
import { greetableName, oneLine } from './mail-escaping.ts';
import { layOutMail, type ClinicContact } from './mail-layout.ts';
import { fill, mailTexts } from './mail-texts.ts';

type AnsweredRequest = {
  kind?: string | null;
  salutation?: string | null;
  lastname?: string | null;
  name?: string | null;
};

type Template = { request: AnsweredRequest; locale: Locale; clinic: ClinicContact; editor: string };

/** A draft of the reply. It repeats nothing that the visitor wrote: that may be about health. */
export function replyTemplate({ request, locale, clinic, editor }: Template) {
  const texts = mailTexts(locale).reply;
  const kind = request.kind === 'contact' ? 'contact' : 'request';
  const lines = [clinic.name, clinic.address, clinic.phone, clinic.email].filter(Boolean);
  const blocks = [
    `${greetingOf(request, locale)},`,
    texts.thanks[kind],
    '',
    [mailTexts(locale).closing, editor].filter(Boolean).join('\n'),
    lines.join('\n'),
  ];
  return { subject: fill(texts.subject[kind], { clinic: clinic.name }), text: blocks.join('\n\n') };
}

function greetingOf({ salutation, lastname, name }: AnsweredRequest, locale: Locale): string {
  const { reply, greeting, greetingPlain } = mailTexts(locale);
  const surname = greetableName(lastname ?? '');
  if (surname && (salutation === 'mr' || salutation === 'mrs')) {
    return fill(reply[salutation], { name: surname });
  }
  const whole = greetableName(name ?? '');
  return whole ? fill(greeting, { name: whole }) : greetingPlain;
}

type Reply = { subject: string; text: string; locale: Locale; clinic: ClinicContact };

/** A reply as an editor wrote it: a letter with a signature of its own. */
export function replyMail({ subject, text, locale, clinic }: Reply) {
  const letter = text.replaceAll(/\r\n?/g, '\n').trim();
  const body = layOutMail({
    locale,
    clinic,
    subject: oneLine(subject),
    paragraphs: letter.split(/\n{2,}/),
    isLetter: true,
  });
  // Other mails are marked as automatic, so that nobody's absence notice answers them.
  return { ...body, headers: { 'Auto-Submitted': 'no' } };
}
