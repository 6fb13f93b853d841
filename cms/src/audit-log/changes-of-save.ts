import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';
import type { LogKind } from './log-event.ts';

/** The status of an entry: one for all languages, or one for each; none without drafts. */
export type Status = string | Partial<Record<Locale, string | null>> | null | undefined;

type Saved = {
  isNew: boolean;
  /** Whether only the draft was saved, and not the entry that visitors may see. */
  isDraft: boolean;
  locale: Locale | undefined;
  before: Status;
  after: Status;
  isInBin: { before: boolean; after: boolean };
};

export type Change = { kind: LogKind; language?: Locale };

const isPublished = (status: Status, locale: Locale) =>
  (typeof status === 'object' ? status?.[locale] : status) === 'published';

/** What a save did, language by language. */
export function changesOfSave(saved: Saved): Change[] {
  const { after, before, isDraft, isInBin, isNew, locale } = saved;
  const own = locale ? { language: locale } : {};
  if (isInBin.after !== isInBin.before) return [{ kind: isInBin.after ? 'deleted' : 'restored' }];
  if (isNew) {
    const isSeen = isPublished(after, locale ?? DEFAULT_LOCALE);
    return [
      { kind: 'created', ...own },
      ...(isSeen ? [{ kind: 'published' as const, ...own }] : []),
    ];
  }
  if (isDraft || !after) return [{ kind: 'changed', ...own }];
  const isPerLanguage = typeof after === 'object';
  const turned = (isPerLanguage ? LOCALES : [DEFAULT_LOCALE]).flatMap((language): Change[] => {
    const [was, is] = [isPublished(before, language), isPublished(after, language)];
    if (was === is) return [];
    return [{ kind: is ? 'published' : 'unpublished', ...(isPerLanguage && { language }) }];
  });
  if (turned.length > 0) return turned;
  const isSeen = isPublished(after, locale ?? DEFAULT_LOCALE);
  return [{ kind: isSeen ? 'published' : 'changed', ...own }];
}
