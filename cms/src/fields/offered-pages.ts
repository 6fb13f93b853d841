import type { SelectField } from 'payload';
import { hasPage } from '../clinic-config/page-set.ts';

/**
 * Does not offer pages that are switched off. Their options stay, being part of a type in the
 * database, and an entry that has chosen one before can still be saved.
 */
export function offeredPages(field: string): NonNullable<SelectField['filterOptions']> {
  return ({ options, siblingData }) => {
    const chosen = (siblingData as Record<string, unknown> | undefined)?.[field];
    return options.filter((option) => {
      const id = typeof option === 'string' ? option : option.value;
      return hasPage(id) || id === chosen;
    });
  };
}
