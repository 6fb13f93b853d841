import type { SelectField } from 'payload';
import { hasPage } from '../clinic-config/page-set.ts';

/** The options are a type in the database, so they stay; and a former choice can be saved. */
export function offeredPages(field: string): NonNullable<SelectField['filterOptions']> {
  return ({ options, siblingData }) => {
    const chosen = (siblingData as Record<string, unknown> | undefined)?.[field];
    return options.filter((option) => {
      const id = typeof option === 'string' ? option : option.value;
      return hasPage(id) || id === chosen;
    });
  };
}
