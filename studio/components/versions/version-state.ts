export type Version = { id: string; updatedAt?: string; version?: object };
export type Known = { published?: Version | null | undefined; draft?: Version | null | undefined };
export type VersionState = 'currentDraft' | 'draft' | 'currentlyPublished' | 'previouslyPublished';

/** What a version is in a language, of which Payload knows only that its status is none it expects. */
export function versionState(
  one: Version,
  locale: string,
  { draft, published }: Known,
): VersionState {
  const isCurrent = one.id === published?.id;
  if (statusOf(one, locale) === 'published') {
    return isCurrent ? 'currentlyPublished' : 'previouslyPublished';
  }
  const isLatest =
    one.id === draft?.id && !((published?.updatedAt ?? '') > (draft.updatedAt ?? ''));
  return isLatest ? 'currentDraft' : 'draft';
}

export function statusOf({ version }: Version, locale: string): unknown {
  const { _status: status } = (version ?? {}) as { _status?: unknown };
  return typeof status === 'object' && status !== null
    ? (status as Record<string, unknown>)[locale]
    : status;
}
