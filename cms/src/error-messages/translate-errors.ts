import { uiField } from '../fields/ui-field.ts';
import type {
  AfterErrorHook,
  CollectionConfig,
  Config,
  GlobalConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { messageFor, type Label } from '../studio-words/studio-languages.ts';
import { changeEntities, feature } from '../plugin/feature.ts';
import { MAX_UPLOAD_MB } from '../files/limits.ts';
import { translator } from '../studio-words/translator.ts';
import { describeFieldPath } from './field-label.ts';

export const errorMessages = (collections: readonly string[]) => {
  const change = changeEntities({ collections, collection: withSummary, global: withSummary });
  return (config: Config): Config => ({
    ...change(withWholeErrors(config)),
    hooks: { afterError: [translateErrors] },
  });
};

const withWholeErrors = feature({
  components: { header: '/components/error-messages/whole-errors.tsx#WholeErrors' },
});

function withSummary<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  return { ...entity, fields: [errorSummaryField, ...entity.fields] };
}

const SUMMARY = 'error-messages/error-summary.tsx#ErrorSummary';
const errorSummaryField = uiField('error_summary', SUMMARY, { disableBulkEdit: true });

const OURS = new Set([
  ...['BadInput', 'MissingPicture', 'NotYourLanguage', 'SecondFactorNeeded', 'StaleSave'],
  ...['StillUsed', 'TooManyAttempts'],
]);

const AWAY: Label = {
  en: 'Not saved: the file storage is not responding. Please try again in a few minutes.',
  de: 'Nicht gespeichert: Der Dateispeicher antwortet nicht. Bitte in einigen Minuten noch einmal versuchen.',
  it: 'Non salvato: l’archivio dei file non risponde. Riprovi tra qualche minuto.',
};

/** SQLSTATEs of a value that its column cannot hold, such as a number that is too large. */
const UNSUITABLE_VALUE = /^22/;
const UNSUITABLE: Label = {
  en: 'Not accepted: the request contains a value that does not fit its field.',
  de: 'Nicht angenommen: Die Anfrage enthält einen Wert, der nicht in sein Feld passt.',
  it: 'Richiesta respinta: un valore non è adatto al suo campo.',
};

/** Errors of Payload's parser and the one below it, which blame us for what a client sent. */
const UNREADABLE_BODY =
  /^(?:Request is not eligible for file upload|Unexpected end of form|Malformed part header)$/;
const UNREADABLE: Label = {
  en: 'Not accepted: the request has no content that can be read. Please try again.',
  de: 'Nicht angenommen: Der Inhalt der Anfrage ist nicht lesbar. Bitte noch einmal versuchen.',
  it: 'Richiesta respinta: i dati inviati non si possono leggere. Riprovi.',
};

const LOCKED = 423;
const FORBIDDEN = 403;
const TOO_LARGE = 413;
const LINK_USED: Label = {
  en: 'This link has been used or has expired. Please ask for a new one.',
  de: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte einen neuen anfordern.',
  it: 'Questo link è già stato usato o è scaduto. Ne chieda uno nuovo.',
};

const IN_USE: Label = {
  en: 'Not saved: somebody else is editing this right now.',
  de: 'Nicht gespeichert: Jemand anderes bearbeitet das gerade.',
  it: 'Non salvato: qualcun altro ci sta lavorando in questo momento.',
};

type Refusal = Error & { data?: Record<string, unknown>; status?: number };

/**
 * Payload reports a locked entry or a used link in English. It recognises our errors by class, of
 * which the studio's build has two copies, and drops their details: here the name counts.
 */
const translateErrors: AfterErrorHook = ({ error, req }) => {
  const { data, message, name, status } = error as Refusal;
  if (OURS.has(name)) return { response: { errors: [{ name, message, data }] } };
  if (name === 'ValidationError' && data) {
    const { message: reasons, errors } = nameInvalidFields(req, data);
    return { response: { errors: [{ name, message: reasons, data: { ...data, errors } }] } };
  }
  if (name === 'FileStoreError') return responseWith(messageFor(req, AWAY));
  if (status === FORBIDDEN && req.pathname?.endsWith('/reset-password')) {
    return responseWith(messageFor(req, LINK_USED));
  }
  if (status === TOO_LARGE) {
    return responseWith(translator(req)('photos:tooLarge', { limit: MAX_UPLOAD_MB }));
  }
  if (UNREADABLE_BODY.test(message) || name === 'SyntaxError') {
    return { ...responseWith(messageFor(req, UNREADABLE)), status: 400 };
  }
  if (UNSUITABLE_VALUE.test(codeOf(error.cause))) {
    return { ...responseWith(messageFor(req, UNSUITABLE)), status: 400 };
  }
  if (status === LOCKED) return responseWith(messageFor(req, IN_USE));
};

const responseWith = (message: string) => ({ response: { errors: [{ message }] } });

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : '';
}

type Invalid = { label?: unknown; message?: string; path?: string };
type Refused = { collection?: string; global?: string; errors?: Invalid[] };

/** Payload's messages about a file of a kind that its collection does not take. */
const OTHER_FILE = /^(?:Invalid (?:or corrupted|PDF|MIME)|File type )/;

const REFUSED: Label = { en: 'Not saved', de: 'Nicht gespeichert', it: 'Non salvato' };

/** Payload's message names fields as its database does, and not what is wrong with them. */
function nameInvalidFields(req: PayloadRequest, { collection, global, errors = [] }: Refused) {
  const fields =
    (collection
      ? req.payload.collections[collection as CollectionSlug]?.config.fields
      : req.payload.config.globals.find(({ slug }) => slug === global)?.fields) ?? [];
  const named = errors.map((error) => {
    // The path of a value that is unique per language names that column too: `slug, _locale`.
    const path = (error.path ?? '').replace(/,.*$/, '');
    const place = describeFieldPath(fields, path, req.i18n);
    const isTaken = error.message === req.t('error:valueMustBeUnique');
    // This is about documents: cleanUpload refuses pictures before Payload looks at them.
    const isNoPdf = path === 'file' && OTHER_FILE.test(error.message ?? '');
    const reason = isNoPdf ? translator(req)('errors:noPdf') : error.message;
    return {
      ...error,
      path,
      label: place?.label ?? (typeof error.label === 'string' ? error.label : undefined),
      message: isTaken ? translator(req)('errors:taken') : reason,
    };
  });
  const reasons = named.map(({ label, message = '' }) =>
    label ? `${label}: ${message}` : message,
  );
  const isLogin = req.pathname?.endsWith('/login');
  // A line for each field: the panel shows them as a list (payload-repairs/whole-error.tsx).
  const message = [...(isLogin ? [] : [`${messageFor(req, REFUSED)}.`]), ...reasons].join('\n');
  return { message, errors: named };
}
