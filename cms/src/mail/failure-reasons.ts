import type { Label } from '../studio-words/studio-languages.ts';

/** Why a mail was not sent, as far as it helps an editor; the server's words are kept beside it. */
export const REASON_LABELS = {
  address: {
    en: 'The recipient’s server does not accept this address',
    de: 'Der Zielserver nimmt diese Adresse nicht an',
    it: 'Il server del destinatario non accetta questo indirizzo',
  },
  'mailbox-full': {
    en: 'The recipient’s mailbox is full',
    de: 'Das Postfach ist voll',
    it: 'La casella del destinatario è piena',
  },
  content: {
    en: 'The server refused the content of the e-mail',
    de: 'Der Server hat den Inhalt der E-Mail abgelehnt',
    it: 'Il server ha rifiutato il contenuto dell’e-mail',
  },
  later: {
    en: 'The server asks us to try again later; this happens automatically',
    de: 'Der Server bittet um einen späteren Versuch; er folgt von selbst',
    it: 'Il server chiede di riprovare più tardi; il nuovo tentativo avviene automaticamente',
  },
  connection: {
    en: 'Our mail server cannot be reached',
    de: 'Unser Mailserver ist nicht erreichbar',
    it: 'Il nostro server di posta non è raggiungibile',
  },
  login: {
    en: 'Our mail server refuses our login',
    de: 'Unser Mailserver lehnt unsere Anmeldung ab',
    it: 'Il nostro server di posta rifiuta l’accesso',
  },
  timeout: {
    en: 'Our mail server took too long to answer',
    de: 'Unser Mailserver hat zu lange nicht geantwortet',
    it: 'Il nostro server di posta non ha risposto in tempo',
  },
  'given-up': {
    en: 'Given up: it could not be sent for three days',
    de: 'Aufgegeben: Die E-Mail liess sich drei Tage lang nicht senden',
    it: 'Invio abbandonato dopo tre giorni di tentativi',
  },
  other: { en: 'For another reason', de: 'Aus einem anderen Grund', it: 'Per un altro motivo' },
} satisfies Record<string, Label>;

export type FailureReason = keyof typeof REASON_LABELS;
