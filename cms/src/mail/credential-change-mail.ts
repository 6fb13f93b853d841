import { env } from '../settings/env.ts';
import type { Locale } from '../clinic-config/locales.ts';
import { layOutMail, type ClinicContact, type MailBody } from './mail-layout.ts';
import { fill, greetingOf, mailTexts } from './mail-texts.ts';

type Changed = {
  locale: Locale;
  name: string;
  /** The address that the account has now, if that was changed. */
  newEmail?: string;
  isPassword: boolean;
  /** Who did it, if that was not the owner. */
  by?: string;
  /** Where to object. */
  url?: string;
};

/** Tells the owner of an account that its e-mail address or password was changed. */
export function credentialChangeMail(changed: Changed, clinic: ClinicContact): MailBody {
  const { locale, name, newEmail, isPassword, by, url } = changed;
  const texts = mailTexts(locale);
  const own = texts.newLogin;
  return layOutMail({
    locale,
    clinic,
    subject: fill(own.subject, { clinic: clinic.name }),
    title: own.title,
    greeting: greetingOf(texts, name),
    paragraphs: [
      ...(newEmail ? [fill(own.email, { email: newEmail })] : []),
      ...(isPassword ? [own.password] : []),
      by ? fill(own.byOther, { by }) : own.byOwner,
    ],
    ...(url && { button: { label: own.button, url } }),
    remark: url ? own.objection : by ? own.reply : own.administrators,
    reason: fill(own.reason, { studio: new URL(env.STUDIO_URL).host }),
  });
}
