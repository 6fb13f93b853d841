import type { CollectionBeforeOperationHook } from 'payload';
import { DEFAULT_LOCALE } from '../locales.ts';

/**
 * Lists of entries to choose from ask for nothing but titles. There the English one stands in for a
 * missing translation, or an editor would have to choose by number; it goes into no form.
 */
export function titleInAnyLanguage(title: string): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if (operation !== 'read' || !('select' in args) || !args.select) return;
    const asked = Object.keys(args.select);
    if (asked.length === 1 && asked[0] === title) req.fallbackLocale = DEFAULT_LOCALE;
  };
}
