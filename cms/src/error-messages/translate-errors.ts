import type { AfterErrorHook } from 'payload';
import { nameInvalidFields } from './name-invalid-fields.ts';
import { messageFor } from '../studio-words/message-for.ts';
import type { Label } from '../studio-words/studio-languages.ts';

const LOCKED = 423;
const OURS = new Set([
  ...['BadInput', 'MissingPicture', 'NotYourLanguage', 'SecondFactorNeeded', 'StaleSave'],
  ...['StillUsed', 'TooManyAttempts'],
]);

const AWAY: Label = {
  en: 'Not saved: the store of the files does not answer. Please try again in a few minutes.',
  de: 'Nicht gespeichert: Der Dateispeicher antwortet nicht. Bitte in einigen Minuten noch einmal versuchen.',
  it: 'Non salvato: l’archivio dei file non risponde. Riprovi tra qualche minuto.',
};

/** Of Postgres: a value that its column cannot hold, such as a number that is too large. */
const UNSUITABLE_VALUE = /^22/;
const UNSUITABLE: Label = {
  en: 'Not accepted: the request contains a value that does not fit its field.',
  de: 'Nicht angenommen: Die Anfrage enthält einen Wert, der nicht in sein Feld passt.',
  it: 'Non accettata: la richiesta contiene un valore che non è adatto al suo campo.',
};

const FORBIDDEN = 403;
const LINK_USED: Label = {
  en: 'This link has been used or has expired. Please ask for a new one.',
  de: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte einen neuen anfordern.',
  it: 'Questo link è già stato usato o è scaduto. Ne chieda uno nuovo.',
};

type Refusal = Error & { data?: Record<string, unknown>; status?: number };

/**
 * Translates the error messages that editors see: Payload reports a locked entry and a used link in
 * English. It also drops the details of our own errors, because it recognises errors by their
 * class, and the studio's build has two copies of each.
 */
export const translateErrors: AfterErrorHook = ({ error, req }) => {
  const { data, message, name, status } = error as Refusal;
  if (OURS.has(name)) return { response: { errors: [{ name, message, data }] } };
  if (name === 'ValidationError' && data) {
    const { message: reasons, errors } = nameInvalidFields(req, data);
    return { response: { errors: [{ name, message: reasons, data: { ...data, errors } }] } };
  }
  if (name === 'FileStoreError')
    return { response: { errors: [{ message: messageFor(req, AWAY) }] } };
  if (status === FORBIDDEN && req.pathname?.endsWith('/reset-password')) {
    return { response: { errors: [{ message: messageFor(req, LINK_USED) }] } };
  }
  if (UNSUITABLE_VALUE.test(codeOf(error.cause))) {
    return { response: { errors: [{ message: messageFor(req, UNSUITABLE) }] }, status: 400 };
  }
  if (status !== LOCKED) return;
  const locked = messageFor(req, {
    en: 'Not saved: somebody else is editing this right now.',
    de: 'Nicht gespeichert: Jemand anderes bearbeitet das gerade.',
    it: 'Non salvato: qualcun altro ci sta lavorando in questo momento.',
  });
  return { response: { errors: [{ message: locked }] } };
};

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : '';
}
