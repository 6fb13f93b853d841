import type {
  CollectionConfig,
  Endpoint,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { z } from 'zod';
import { isStaff } from '../access/roles.ts';
import { DEFAULT_LOCALE, LOCALES } from '../clinic-config/locales.ts';
import { flagField } from '../fields/content.ts';
import { LIVE_ADDRESS } from '../preview/preview.ts';
import { messageFor } from '../studio-words/studio-languages.ts';
import { isSitePath, toPagePath, withoutDefault } from '../fields/site-path.ts';
import { publishedCollection } from './published.ts';

/** A longer chain of redirects is refused as a loop. */
const MAX_STEPS = 10;

const asPagePath: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() ? toPagePath(value) : value;

async function leadsBack(req: PayloadRequest, from: string, to: string): Promise<boolean> {
  let current = toPagePath(to);
  const start = withoutDefault(from);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const page = withoutDefault(current);
    if (page === start) return true;
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { from: { in: [current, page, `/${DEFAULT_LOCALE}${page}`] } },
      depth: 0,
      limit: 1,
      req,
    });
    if (!docs[0]) return false;
    current = toPagePath(docs[0].to);
  }
  return true;
}

const validateTarget: TextFieldSingleValidation = async (value, { data, req }) => {
  if (typeof value !== 'string' || !isSitePath(value)) {
    return messageFor(req, {
      en: 'An address on this site, beginning with a slash.',
      de: 'Eine Adresse auf dieser Website, mit einem Schrägstrich am Anfang.',
      it: 'Scriva un indirizzo di questo sito: comincia con una barra.',
    });
  }
  const { from } = data as { from?: string };
  if (!from || !(await leadsBack(req, toPagePath(from), value))) return true;
  return messageFor(req, {
    en: 'This would lead back to where it starts.',
    de: 'Das würde zum Ausgangspunkt zurückführen.',
    it: 'Riporterebbe al punto di partenza.',
  });
};

/** If the site does not answer in time, the editor types the address. */
const SITE_TIMEOUT_MS = 3_000;

const addressRequest = z.object({
  relationTo: z.string(),
  value: z.string(),
  locale: z.enum(LOCALES),
});

/** The address of an entry, which only the site knows; null if the entry is not online. */
const pageAddressEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/page-address',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    const { locale, relationTo, value } = addressRequest.parse(await req.json?.());
    const query = new URLSearchParams({ name: relationTo, id: value, locale });
    const answer = await fetch(`${LIVE_ADDRESS}?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
    }).catch(() => undefined);
    return Response.json({ address: answer?.headers.get('location') ?? null });
  },
};

const baseCollection = (pages: readonly string[]) =>
  publishedCollection({
    slug: 'redirects',
    labels: {
      singular: { en: 'Redirect', de: 'Weiterleitung', it: 'Reindirizzamento' },
      plural: { en: 'Redirects', de: 'Weiterleitungen', it: 'Reindirizzamenti' },
    },
    newEntry: { en: 'New redirect', de: 'Neue Weiterleitung', it: 'Nuovo reindirizzamento' },
    useAsTitle: 'from',
    hasPage: false,
    hasPreview: false,
    publishPerLanguage: false,
    columns: ['to'],
    endpoints: [pageAddressEndpoint],
    // Each address has one redirect, so a copy would be of no use.
    disableDuplicate: true,
    defaultSort: 'from',
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        unique: true,
        label: { en: 'From', de: 'Von', it: 'Da' },
        admin: {
          description: {
            en: 'For example /de/aktion. What follows a question mark does not count.',
            de: 'Zum Beispiel /de/aktion. Was nach einem Fragezeichen folgt, zählt nicht.',
            it: 'Per esempio /it/offerta. Ciò che segue il punto interrogativo non conta.',
          },
        },
        hooks: { beforeValidate: [asPagePath] },
      },
      {
        name: 'page',
        type: 'ui',
        admin: {
          components: {
            Field: {
              path: '/components/redirects/choose-page.tsx#ChoosePage',
              clientProps: { collections: pages },
            },
          },
        },
      },
      {
        name: 'to',
        type: 'text',
        required: true,
        validate: validateTarget,
        label: { en: 'To', de: 'Nach', it: 'A' },
        admin: {
          description: {
            en: 'A page of this site, for example /de/programme.',
            de: 'Eine Seite dieser Website, zum Beispiel /de/programme.',
            it: 'Una pagina di questo sito, per esempio /it/programmi.',
          },
        },
      },
      flagField('permanent', { en: 'Permanent', de: 'Dauerhaft', it: 'Permanente' }),
    ],
  });

/**
 * Redirects from one address to another. Both addresses are full paths with their language prefix,
 * so a redirect is always for one language. The list also shows those that renamed entries left.
 * `pages` are the collections whose entries can be chosen instead of typing their address.
 */
export function redirects(pages: readonly string[]): CollectionConfig {
  const collection = baseCollection(pages);
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        afterListTable: ['/components/redirects/automatic-redirects.tsx#AutomaticRedirects'],
      },
    },
  };
}
