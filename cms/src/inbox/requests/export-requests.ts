import { getTranslation } from '@payloadcms/translations';
import type { FlattenedField, LabelFunction, PayloadRequest, StaticLabel, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { sortableClinicTime } from '../../clinic-config/clinic-time.ts';
import { readableValue } from '../../forms/describe-field.ts';
import { columnOf, type FieldValue, type FormField } from '../../forms/form-field.ts';
import {
  readerLanguage,
  type Label,
  type StudioLanguage,
} from '../../studio-words/studio-languages.ts';
import type { Request } from '../../database/payload-types.ts';
import { separatorOf, toCsv } from '../entries/csv.ts';
import { nameOfUser } from './request-events.ts';
import { REQUEST_FORMS } from '../../forms/forms.ts';
import { staffOnly } from '../entries/staff-only.ts';

const SENT = new Map<string, FormField>(
  REQUEST_FORMS.flatMap(({ fields }) => fields as readonly FormField[])
    .filter(({ type }) => type !== 'agreement')
    .map((field) => [columnOf(field), field]),
);

const COLUMNS = [
  ...['received_at', 'status', 'assignee', 'suspected', 'kind', 'language', 'name'],
  ...[...SENT.keys()].filter((name) => name !== 'name'),
  'notes',
];

const FILE: Label = { en: 'requests', de: 'anfragen', it: 'richieste' };

/** The requests that the list shows at the moment, in words of the reader's language. */
export const exportRequests = staffOnly(async (req) => {
  const language = readerLanguage(req.i18n.language);
  const fields = fieldsByName(req);
  const head = COLUMNS.map((name) => labelOf(fields.get(name), name, req.i18n));
  const rows = (await findShown(req)).map((request) =>
    COLUMNS.map((name) => cellOf(name, request, fields.get(name), language)),
  );
  const day = sortableClinicTime(new Date().toISOString()).slice(0, 10);
  return new Response(toCsv([head, ...rows], separatorOf(language)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${FILE[language]}-${day}.csv"`,
    },
  });
});

async function findShown(req: PayloadRequest): Promise<Request[]> {
  const { where, search, sort } = req.query;
  const { docs } = await req.payload.find({
    collection: 'requests',
    where: mergeListSearchAndWhere({
      collectionConfig: req.payload.collections.requests.config,
      search: typeof search === 'string' ? search : '',
      where: (where ?? {}) as Where,
    }),
    ...(typeof sort === 'string' && sort && { sort }),
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
  });
  return docs;
}

function fieldsByName({ payload }: PayloadRequest): Map<string, FlattenedField> {
  const { flattenedFields } = payload.collections.requests.config;
  return new Map(flattenedFields.map((field) => [field.name, field]));
}

function labelOf(field: FlattenedField | undefined, name: string, i18n: PayloadRequest['i18n']) {
  const { label } = (field ?? {}) as { label?: LabelFunction | StaticLabel };
  return label ? getTranslation(label, i18n) : name;
}

function cellOf(
  name: string,
  request: Request,
  field: FlattenedField | undefined,
  language: StudioLanguage,
): string {
  const value = request[name as keyof Request] as unknown;
  if (value === null || value === undefined || value === '') return '';
  if (name === 'received_at') return sortableClinicTime(String(value));
  if (name === 'assignee') return typeof value === 'object' ? nameOfUser(value) : '';
  const sent = SENT.get(name) ?? { name, type: 'text' };
  // A day as `2033-01-02` is a date in every spreadsheet, and can be sorted.
  if (sent.type === 'day') return String(value);
  if (field?.type !== 'select') return readableValue(sent, value as FieldValue, language);
  const option = field.options.find((one) => typeof one === 'object' && one.value === value);
  const label = typeof option === 'object' ? (option.label as unknown as Label) : undefined;
  return label?.[language] ?? String(value);
}
