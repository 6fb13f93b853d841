import type { UIField } from 'payload';

/** No field: a component of ours in the form, and in no list. */
export function uiField(name: string, component: string, admin: UIField['admin'] = {}): UIField {
  return {
    name,
    type: 'ui',
    admin: { ...admin, components: { Field: `/components/${component}` }, disableListColumn: true },
  };
}

export const SIDEBAR = { position: 'sidebar' } as const;
