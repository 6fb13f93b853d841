import { ValidationError, type FieldHook, type TextareaField } from 'payload';
import { isAdmin } from '../access/roles.ts';
import { drawingOf } from '../icons/drawings.ts';
import { type Label, messageFor } from '../studio-words/studio-languages.ts';

/** Marks a field whose text is for machines: nobody searches it, or is told to shorten it. */
const IS_MARKUP = { isMarkup: true } as const;

export const isMarkup = ({ custom }: { custom?: Record<string, unknown> }): boolean =>
  custom?.isMarkup === true;

const MAX_ICON_LENGTH = 4_000;

const chosenOrKept: FieldHook = ({ global, originalDoc, path, req, value }) => {
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (!req.user || isAdmin(req) || drawingOf(value)) return value;
  // Rows of a menu move, so an icon that was there before may be in any row now.
  if (JSON.stringify(originalDoc ?? {}).includes(JSON.stringify(value))) return value;
  const message = messageFor(req, {
    en: 'Choose one of the icons; only administrators can add their own.',
    de: 'Bitte eines der Symbole wählen; eigene fügt nur die Administration hinzu.',
    it: 'Scelga una delle icone; solo chi amministra può aggiungere disegni personalizzati.',
  });
  throw new ValidationError(
    { errors: [{ message, path: path.join('.') }], global: global?.slug },
    req.t,
  );
};

/** A small drawing as SVG text; the site keeps its shapes only (sanitize-icon.ts). */
export function iconField(name: string, label: Label): TextareaField {
  return {
    name,
    type: 'textarea',
    maxLength: MAX_ICON_LENGTH,
    label,
    admin: { components: { Field: '/components/icons/icon-field.tsx#IconField' } },
    hooks: { beforeChange: [chosenOrKept] },
    custom: IS_MARKUP,
  };
}
