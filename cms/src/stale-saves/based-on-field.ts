import type { TextField } from 'payload';
import { PRIVATE } from '../access/private.ts';
import type { Basis } from './last-saves.ts';

export const BASED_ON = 'based_on';

export const documentName = (slug: string, id?: unknown) =>
  id === undefined ? slug : `${slug}/${String(id)}`;

export const basisNote = (document: string) => `basis of ${document}`;

/** The revision that a form was filled with: reading returns it, and a save sends it back. */
export function basedOnField(): TextField {
  return {
    name: BASED_ON,
    type: 'text',
    virtual: true,
    custom: PRIVATE,
    admin: {
      position: 'sidebar',
      components: { Field: '/components/stale-saves/based-on.tsx#BasedOn' },
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
    hooks: {
      afterRead: [
        ({ collection, context, global, originalDoc }) => {
          const document = documentName(
            collection?.slug ?? global?.slug ?? '',
            collection ? originalDoc?.id : undefined,
          );
          const basis = context[basisNote(document)] as Basis | undefined;
          return basis && `${basis.revision}.${basis.form}`;
        },
      ],
    },
  };
}

/** Undefined if none was sent; a malformed one yields revision -1, which matches nothing. */
export function readBasis(data: unknown): Basis | undefined {
  const said = (data as Record<string, unknown> | undefined)?.[BASED_ON];
  if (said === undefined || said === null || said === '') return undefined;
  const [, revision, form] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(String(said)) ?? [];
  return revision && form ? { revision: Number(revision), form } : { revision: -1, form: '' };
}
