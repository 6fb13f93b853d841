import type { CollectionBeforeOperationHook } from 'payload';
import { DEFAULT_LOCALE } from '../locales.ts';

/**
 * Pickers of entries request only titles. There the English title replaces a missing translation,
 * or an editor would have to choose by id; it never gets into a form.
 */
export function titleInAnyLanguage(title: string): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if (operation !== 'read' || !('select' in args) || !args.select) return;
    const asked = Object.keys(args.select);
    if (asked.length === 1 && asked[0] === title) req.fallbackLocale = DEFAULT_LOCALE;
  };
}
