import type { FlattenedField, LabelFunction, StaticLabel } from 'payload';
import { LOCALES } from '../clinic-config/locales.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { TEXT_PAGES } from '../collections/page-names.ts';
import { hasPage } from '../clinic-config/page-set.ts';
import { textGaps } from '../overview/text-gaps.ts';
import type { LackingText } from './first-steps.ts';

export type Values = Readonly<Record<string, unknown>>;

const CONTACT_FIELDS = ['phone', 'email', 'street', 'zip', 'city', 'country'];

export function lackingContact(fields: readonly FlattenedField[], clinic: Values): LackingText[] {
  return CONTACT_FIELDS.flatMap((name) => {
    const value = clinic[name];
    const gaps = textGaps(value).map(({ words }) => words);
    if (value && gaps.length === 0) return [];
    const field = fields.find((one) => one.name === name);
    const label = (field && 'label' in field && field.label) || name;
    return [{ name: label as LabelFunction | StaticLabel, href: '/admin/globals/clinic', gaps }];
  });
}

export type LegalPage = { id: string; key?: string | null; _status?: Status; content?: unknown };

const LEGAL_PAGES = ['impressum', 'privacy', 'accessibility'] as const;

export function lackingLegalTexts(pages: readonly LegalPage[]): LackingText[] {
  return LEGAL_PAGES.filter(hasPage).flatMap((key) => {
    const page = pages.find((one) => one.key === key);
    const all = textGaps(page);
    return LOCALES.flatMap((locale) => {
      const gaps = all.filter((gap) => gap.locale === locale).map(({ words }) => words);
      const content = (page?.content as Values | null | undefined)?.[locale];
      const isPublished = content && statusIn(page?._status, locale) === 'published';
      if (isPublished && gaps.length === 0) return [];
      const href = page
        ? `/admin/collections/pages/${page.id}?locale=${locale}`
        : '/admin/collections/pages/create';
      return [{ name: TEXT_PAGES[key], href, locale, gaps }];
    });
  });
}
