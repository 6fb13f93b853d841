import type { UIField } from 'payload';

/** A component of ours in the form; it stores nothing, and is in no list. */
export function uiField(name: string, component: string, admin: UIField['admin'] = {}): UIField {
  return {
    name,
    type: 'ui',
    admin: { ...admin, components: { Field: `/components/${component}` }, disableListColumn: true },
  };
}

export const SIDEBAR = { position: 'sidebar' } as const;
