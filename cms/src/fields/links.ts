import type { CollectionSlug, Field } from 'payload';
import type { Label } from '../studio-words/studio-languages.ts';

export function linksField(
  name: string,
  relationTo: CollectionSlug,
  label: Label,
  description?: Label,
): Field {
  return { name, type: 'relationship', relationTo, hasMany: true, label, admin: { description } };
}

export function methodLinks(): Field[] {
  const therapies = { en: 'Therapies', de: 'Therapien', it: 'Terapie' };
  const diagnostics = { en: 'Diagnostics', de: 'Diagnostik', it: 'Diagnostica' };
  return [
    linksField('related_therapies', 'therapies', therapies),
    linksField('related_diagnose', 'diagnose', diagnostics),
  ];
}

export function parentField(name: string, relationTo: CollectionSlug, label: Label): Field {
  return {
    name,
    type: 'relationship',
    relationTo,
    label,
    required: true,
    admin: { position: 'sidebar' },
  };
}
