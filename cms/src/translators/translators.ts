import {
  APIError,
  type Access,
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { changeEntities, extend } from '../plugin/feature.ts';
import { messageFor } from '../studio-words/studio-languages.ts';
import { CLINIC } from '../clinic-config/clinic.ts';
import { hasTranslations, readOnlyForTranslators } from '../access/translated-fields.ts';
import { hasSameRows } from './same-rows.ts';
import { isBoundToLanguages, languageOf, languagesOf } from '../access/roles.ts';

const FORBIDDEN = 403;

export class NotYourLanguage extends APIError {
  constructor(message: string) {
    super(message, FORBIDDEN, undefined, true);
    this.name = 'NotYourLanguage';
  }
}

type Operation = {
  args?: unknown;
  operation: string;
  overrideAccess?: boolean;
  req: PayloadRequest;
};

type Validated = { data?: unknown; originalDoc?: unknown; req: PayloadRequest };

type Args = {
  publishAllLocales?: boolean;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean;
};

const mayChange = (req: PayloadRequest, language: string | undefined) =>
  languagesOf(req).some((own) => own === language);

function refuseOtherLanguages(req: PayloadRequest, operation: string, args: Args): void {
  const isOfAll =
    operation === 'restoreVersion' || args.publishAllLocales || args.unpublishAllLocales;
  const language = args.publishSpecificLocale ?? languageOf(req);
  if (!isOfAll && mayChange(req, language)) return;
  const names = languagesOf(req)
    .map((locale) => CLINIC.languages[locale]?.name ?? locale)
    .join(', ');
  throw new NotYourLanguage(
    messageFor(req, {
      en: `Not saved: you may change ${names || 'no language'}, one language at a time.`,
      de: `Nicht gespeichert. Diese Sprachen dürfen Sie ändern, jede einzeln: ${names || 'keine'}.`,
      it: names
        ? `Non salvato: può modificare solo queste lingue, una alla volta: ${names}.`
        : 'Non salvato: non può modificare nessuna lingua.',
    }),
  );
}

function refuseOtherRows(req: PayloadRequest, fields: Field[], before: unknown, after: unknown) {
  if (hasSameRows(fields, before, after)) return;
  throw new NotYourLanguage(
    messageFor(req, {
      en: 'Not saved: rows are shared by all languages. Only editors can add, move or remove them.',
      de: 'Nicht gespeichert: Zeilen gelten für alle Sprachen. Nur die Redaktion fügt sie hinzu, verschiebt oder entfernt sie.',
      it: 'Non salvato: le righe valgono per tutte le lingue e solo la redazione può aggiungerle, spostarle o eliminarle.',
    }),
  );
}

const boundNote = (slug: string) => `bound to languages: ${slug}`;

/** Runs before a change: refuses it, or notes that its rows have to be compared. */
function checkOperation(slug: string, given: Operation): void {
  const { args, operation, overrideAccess, req } = given;
  if (overrideAccess || !isBoundToLanguages(req)) return;
  if (operation !== 'update' && operation !== 'restoreVersion') return;
  refuseOtherLanguages(req, operation, args as Args);
  // A file is the same in all languages, and so is what lies in the bin.
  const data = (args as { data?: object })?.data ?? {};
  const isBinned = Object.hasOwn(data, 'deletedAt');
  if (req.file || isBinned) throw new NotYourLanguage(req.t('error:notAllowedToPerformAction'));
  dropFileEdits(req, data);
  req.context[boundNote(slug)] = true;
}

/** Fields that Payload itself adds to files; the panel sends them along with a picture's texts. */
const FILE_FIELDS = ['focalX', 'focalY', 'folder'];

function dropFileEdits(req: PayloadRequest, data: object): void {
  for (const name of FILE_FIELDS) Reflect.deleteProperty(data, name);
  if (req.query) Reflect.deleteProperty(req.query, 'uploadEdits');
}

function inTheirLanguages(others: Access | undefined): Access {
  return (args) =>
    isBoundToLanguages(args.req)
      ? mayChange(args.req, languageOf(args.req))
      : (others?.(args) ?? false);
}

/** Translators change translated fields alone, in their languages; the rest is closed to them. */
export const translators = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: openToTranslators, global: openToTranslators });

function openToTranslators<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const { access, fields, slug } = config;
  if (!hasTranslations(fields)) return config;
  function refuseOtherLanguage(given: Operation) {
    checkOperation(slug, given);
  }
  function refuseOtherRow({ data, originalDoc, req }: Validated) {
    if (req.context[boundNote(slug)]) refuseOtherRows(req, fields, originalDoc, data);
  }
  const open = {
    ...config,
    fields: fields.map(readOnlyForTranslators),
    access: { ...access, update: inTheirLanguages(access?.update) },
  };
  const first = { beforeOperation: [refuseOtherLanguage], beforeValidate: [refuseOtherRow] };
  return extend(open, { first });
}
