import type { CollectionSlug, PayloadRequest } from 'payload';
import { messageFor } from '../studio-words/message-for.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';
import { describeFieldPath } from './field-label.ts';

type Invalid = { label?: unknown; message?: string; path?: string };
type Refused = { collection?: string; global?: string; errors?: Invalid[] };

/** The one message that only the database can give: it does not come from a field's own check. */
const TAKEN: Label = {
  en: STUDIO_WORDS.en.errors.taken,
  de: STUDIO_WORDS.de.errors.taken,
  it: STUDIO_WORDS.it.errors.taken,
};

const REFUSED: Label = { en: 'Not saved', de: 'Nicht gespeichert', it: 'Non salvato' };

/**
 * Payload names fields that are not unique as its database does, and says what is wrong with them
 * nowhere but beside the field. The answer names every field in the editor's words, with its reason.
 */
export function nameInvalidFields(
  req: PayloadRequest,
  { collection, global, errors = [] }: Refused,
): { message: string; errors: Invalid[] } {
  const fields =
    (collection
      ? req.payload.collections[collection as CollectionSlug]?.config.fields
      : req.payload.config.globals.find(({ slug }) => slug === global)?.fields) ?? [];
  const named = errors.map((error) => {
    // A unique value in each language is named with its language, such as `slug, _locale`.
    const path = (error.path ?? '').replace(/,.*$/, '');
    const place = describeFieldPath(fields, path, req.i18n);
    const isTaken = error.message === req.t('error:valueMustBeUnique');
    return {
      ...error,
      path,
      label: place?.label ?? (typeof error.label === 'string' ? error.label : undefined),
      message: isTaken ? messageFor(req, TAKEN) : error.message,
    };
  });
  const reasons = named.map(({ label, message = '' }) =>
    label ? `${label}: ${message}` : message,
  );
  const isLogin = req.pathname?.endsWith('/login');
  const message = [...(isLogin ? [] : [`${messageFor(req, REFUSED)}.`]), ...reasons].join(' ');
  return { message, errors: named };
}
